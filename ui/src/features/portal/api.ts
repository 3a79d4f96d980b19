import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';

/** More loans than one borrower can be expected to have. */
const PAGE_SIZE = 100;

/** Every loan of the person, last changed first. */
export const portalLoansQuery = queryOptions({
  queryKey: keys.loans({ portal: true }),
  queryFn: async ({ signal }) => {
    const page = await answer(
      api.GET('/v1/loans', { params: { query: { p: 0, s: PAGE_SIZE, sort: '-updated' } }, signal }),
    );
    return page.content;
  },
});

/** Lets the lender of a loan see the signed-in borrower's credit report. */
export const agreeToCreditReport = (loanId: string) =>
  answer(
    api.PUT('/v1/loans/{loanId}/credit-consent', {
      params: { path: { loanId } },
      body: { creditConsentStatus: 'ACCEPTED' },
    }),
  );

/** The application for a loan: its facts, its people and its requests. */
export const loanApplicationQuery = (loanId: string) =>
  queryOptions({
    queryKey: [...keys.loan(loanId), 'application'],
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loan-applications/{loanId}', { params: { path: { loanId } }, signal })),
  });
