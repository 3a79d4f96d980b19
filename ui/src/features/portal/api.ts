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

const at = (loanId: string, elementId: string) => ({ params: { path: { loanId, elementId } } });

/** Says that a request doesn't apply, and why. */
export const sayNotApplicable = (loanId: string, elementId: string, reason: string) =>
  answer(
    api.POST('/v1/loans/{loanId}/elements/{elementId}/not-applicable', { ...at(loanId, elementId), body: { reason } }),
  );

/** Takes that back. */
export const sayApplicable = (loanId: string, elementId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/elements/{elementId}/not-applicable', at(loanId, elementId)));

/** Takes one document out of the answer. */
export const removeFile = (loanId: string, elementId: string, documentId: string): Promise<unknown> =>
  answer(
    api.DELETE('/v1/loans/{loanId}/elements/{elementId}/answers/{documentId}', {
      params: { path: { loanId, elementId, documentId } },
    }),
  );

/** Lets the lender of a loan see one's own credit report. */
export const agreeToCreditReport = (loanId: string) =>
  answer(
    api.PUT('/v1/loans/{loanId}/credit-consent', {
      params: { path: { loanId } },
      body: { creditConsentStatus: 'ACCEPTED' },
    }),
  );
