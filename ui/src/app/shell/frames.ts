/** The frames around the workspace's screens, bundled together. */
export { AnyShell } from './role-shell';
export { LoanLayout } from './loan-layout';
