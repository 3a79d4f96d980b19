/** The event that makes uploads waiting for the connection retry immediately. */
export const RETRY_NOW_EVENT = 'loanroom-try-uploads';
