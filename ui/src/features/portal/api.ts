import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';

/** As many loans as one borrower can be expected to have. */
const ALL = 100;

/** Every loan of the person, the one changed last first. */
export const portalLoansQuery = queryOptions({
  queryKey: keys.loans({ portal: true }),
  queryFn: async ({ signal }) => {
    const page = await answer(api.GET('/v1/loans', { params: { query: { p: 0, s: ALL, sort: '-updated' } }, signal }));
    return page.content;
  },
});

/** Lets the lender of a loan see one's own credit report. */
export const agreeToCreditReport = (loanId: string) =>
  answer(
    api.PUT('/v1/loans/{loanId}/credit-consent', {
      params: { path: { loanId } },
      body: { creditConsentStatus: 'ACCEPTED' },
    }),
  );

/** The application for a loan: its facts, its people and what is asked for it. */
export const loanApplicationQuery = (loanId: string) =>
  queryOptions({
    queryKey: [...keys.loan(loanId), 'application'],
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loan-applications/{loanId}', { params: { path: { loanId } }, signal })),
  });
