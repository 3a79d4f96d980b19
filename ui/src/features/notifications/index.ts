export { BellButton } from './bell-button';
export { LoanEmailsButton } from './loan-emails-button';
export { NoticeSettings } from './notice-settings';
