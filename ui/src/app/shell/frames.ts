/** The frames around the workspace's screens, bundled together. */
export { AnyShell } from './any-shell';
export { LoanLayout } from './loan-layout';
