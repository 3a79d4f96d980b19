import type { Page } from '@/rules/rule';

/** The rules' page names by path. */
const pages: readonly (readonly [RegExp, Page])[] = [
  [/apply-now/, 'APPLY_NOW'],
  [/^\/$/, 'HOME'],
  [/^\/loans\/?$/, 'LOAN_EXPLORER_LOANS'],
  [/^\/loans\/[^/]+\/package/, 'LOAN_EXPLORER_PACKAGE'],
  [/^\/loans\/[^/]+\/messages/, 'SINGLE_LOAN_MESSAGES'],
  [/^\/loans\/[^/]+/, 'SINGLE_LOAN'],
  [/^\/portal\/?$/, 'BORROWER_PORTAL'],
  [/^\/portal\/[^/]+\/tasks/, 'BORROWER_PORTAL_LENDER_TASKS'],
  [/^\/portal\/[^/]+/, 'BORROWER_PORTAL_LENDER'],
];

export const pageOfPath = (path: string): Page => pages.find(([form]) => form.test(path))?.[1] ?? 'OTHER';
