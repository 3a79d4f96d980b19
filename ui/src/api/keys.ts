/** The key of every cached answer. What belongs to one loan starts with {@link keys.loan}, so it can be refreshed together. */
export const keys = {
  me: ['me'] as const,
  loanLists: ['loan-lists'] as const,
  loans: (search: object) => ['loan-lists', search] as const,
  loan: (loanId: string) => ['loans', loanId] as const,
  elements: (loanId: string) => ['loans', loanId, 'elements'] as const,
  document: (documentId: string) => ['documents', documentId] as const,
  lenders: (userId: string) => ['users', userId, 'lenders'] as const,
};
