/** The key of every cached answer. What belongs to one loan starts with {@link keys.loan}, so it can be refreshed together. */
export const keys = {
  me: ['me'] as const,
  loanLists: ['loan-lists'] as const,
  loans: (search: object) => ['loan-lists', search] as const,
  loan: (loanId: string) => ['loans', loanId] as const,
  elements: (loanId: string) => ['loans', loanId, 'elements'] as const,
  document: (documentId: string) => ['documents', documentId] as const,
  statusChange: (loanId: string, to: string) => ['loans', loanId, 'status-change', to] as const,
  preference: (key: string) => ['preferences', key] as const,
  comments: (loanId: string, elementId: string) => ['loans', loanId, 'elements', elementId, 'comments'] as const,
  package: (loanId: string, search: object) => ['loans', loanId, 'package', search] as const,
  shoeboxes: ['shoeboxes'] as const,
  shoebox: (userId: string, search: object) => ['shoeboxes', userId, search] as const,
  users: (query: string) => ['users', 'search', query] as const,
  lenders: (userId: string) => ['users', userId, 'lenders'] as const,
};
