export { live } from './live';
export { useChatEvents } from './use-chat-events';
export { useCompanyEvents } from './use-company-events';
export { useHomeEvents } from './use-several-loans';
export { useLoanEvents } from './use-loan-events';
export { useNoticeEvents } from './use-notice-events';
export { useSeveralLoans } from './use-several-loans';
