import type { Role } from '@/api/models';
import type { Permission } from './api';
import { constantWords } from '@/lib/constant-words';
import { rule } from '@/rules/rule';

const lenderRoles: Role[] = ['LEAD_LENDER', 'MANAGER', 'ASSOCIATE_LENDER', 'LENDER', 'UNDERWRITER'];

interface Viewed {
  /** One's own role at the company. */
  viewerRole: Role;
  /** What that role allows. */
  permissions: readonly Permission[];
  /** Whether it is oneself. */
  own: boolean;
  /** The employee's role so far; none for a new one. */
  role: Role | null;
  /** How many lead lenders the company has. */
  leadLenders: number;
}

/** Every role of an employee, and why one can't give it. */
export function employeeRoles({ role, ...viewed }: Viewed) {
  return lenderRoles.map((newRole) => ({
    value: newRole,
    label: constantWords(newRole),
    disabledReason: newRole === role ? null : rule('employeeRole', { ...viewed, role, newRole }).violations[0]?.message,
  }));
}
