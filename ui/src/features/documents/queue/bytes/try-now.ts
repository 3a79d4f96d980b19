/** The event that makes uploads waiting for the connection retry immediately. */
export const TRY_NOW = 'loanroom-try-uploads';
