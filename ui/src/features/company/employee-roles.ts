import type { Role } from '@/api/models';
import { keysOf } from '@/lib/object-keys';
import { roleFacts } from '@/rules/facts';
import type { Permission } from './api';
import { rule } from '@/rules/rule';

const lenderRoles = keysOf(roleFacts).filter((role) => roleFacts[role].lender);

interface EmployeeRoleContext {
  /** The viewer's role at the company. */
  viewerRole: Role;
  /** The permissions of that role. */
  permissions: readonly Permission[];
  /** Whether the employee is the viewer. */
  own: boolean;
  /** The employee's current role; null for a new employee. */
  role: Role | null;
  /** The number of the company's lead lenders. */
  leadLenders: number;
}

/** Returns every employee role, and why the viewer can't assign it. */
export function employeeRoles({ role, ...viewed }: EmployeeRoleContext) {
  return lenderRoles.map((newRole) => ({
    value: newRole,
    label: roleFacts[newRole].label,
    disabledReason: newRole === role ? null : rule('employeeRole', { ...viewed, role, newRole }).violations[0]?.message,
  }));
}
