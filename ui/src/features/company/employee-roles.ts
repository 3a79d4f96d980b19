import type { Role } from '@/api/models';
import { keysOf } from '@/lib/keys';
import { roleFacts } from '@/rules/facts';
import type { Permission } from './api';
import { rule } from '@/rules/rule';

const lenderRoles = keysOf(roleFacts).filter((role) => roleFacts[role].lender);

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
    label: roleFacts[newRole].label,
    disabledReason: newRole === role ? null : rule('employeeRole', { ...viewed, role, newRole }).violations[0]?.message,
  }));
}
