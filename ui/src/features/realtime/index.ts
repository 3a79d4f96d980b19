export { live } from './live-connection';
export { useChatEvents } from './use-chat-events';
export { useCompanyEvents } from './use-company-events';
export { useHomeEvents } from './use-loans-events';
export { useLoanEvents } from './use-loan-events';
export { useNoticeEvents } from './use-notice-events';
export { useSeveralLoans } from './use-loans-events';
