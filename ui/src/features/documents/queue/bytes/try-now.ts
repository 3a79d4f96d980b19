/** The event with which uploads that wait for the connection are told to try at once. */
export const TRY_NOW = 'loanroom-try-uploads';
