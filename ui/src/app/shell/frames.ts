/** The frames around the screens of the workspace: they come together. */
export { AnyShell } from './any-shell';
export { LoanLayout } from './loan-layout';
