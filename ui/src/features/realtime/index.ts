export { liveConnection } from './live-connection';
export { useChatEvents } from './use-chat-events';
export { useCompanyEvents } from './use-company-events';
export { useHomeEvents } from './use-many-loan-events';
export { useLoanEvents } from './use-loan-events';
export { useNoticeEvents } from './use-notice-events';
export { useManyLoanEvents } from './use-many-loan-events';
