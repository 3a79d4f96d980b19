/** The frames around the workspace's screens, bundled together. */
export { RoleShell } from './role-shell';
export { LoanLayout } from './loan-layout';
