import type { Role } from '@/api/models';
import { constantWords } from '@/lib/constant-words';
import { rule } from '@/rules/rule';

const lenderRoles: Role[] = ['LEAD_LENDER', 'MANAGER', 'ASSOCIATE_LENDER', 'LENDER', 'UNDERWRITER'];

interface Viewed {
  /** One's own role at the company. */
  viewerRole: Role;
  /** The employee's role so far; none for a new one. */
  role: Role | null;
  /** How many lead lenders the company has. */
  leadLenders: number;
}

/** The roles one may give an employee, and the one they have. */
export function employeeRoles({ viewerRole, role, leadLenders }: Viewed) {
  return lenderRoles
    .filter((newRole) => newRole === role || rule('employeeRole', { viewerRole, role, newRole, leadLenders }).allowed)
    .map((value) => ({ value, label: constantWords(value) }));
}
