import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ShoeboxDocument } from '@/api/models';

/** A document that answers no request yet, and the loan it is for. */
export type { ShoeboxDocument };

/** What someone uploaded that isn't filed, the latest first; of all loans that both are on unless one is named. */
export const shoeboxQuery = (userId: string, loanId?: string) =>
  queryOptions({
    queryKey: keys.shoebox(userId, { loanId }),
    queryFn: ({ signal }) => {
      const params = { path: { userId }, query: loanId ? { loanId } : {} };
      return answer(api.GET('/v1/users/{userId}/shoebox', { params, signal }));
    },
  });

/** The loans that someone is on and the viewer too. */
export const loansOfQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.loans({ usersIds: userId }),
    queryFn: async ({ signal }) => {
      const query = { usersIds: userId, p: 0, s: 100, sort: 'name' };
      return (await answer(api.GET('/v1/loans', { params: { query }, signal }))).content;
    },
  });

/** Files a document: it answers the request from then on. One whose content answers it already is asked about first. */
export const fileDocument = (loanId: string, elementId: string, documentId: string, onSame: 'ASK' | 'TAKE') =>
  fileDocuments(loanId, elementId, [documentId], onSame);

/** Files several as one change: all of them, or none. */
export const fileDocuments = (
  loanId: string,
  elementId: string,
  [documentId = '', ...alongIds]: readonly string[],
  onSame: 'ASK' | 'TAKE',
) => {
  const params = { path: { loanId, elementId } };
  const body = { documentId, alongIds, onSame };
  return answer(api.PUT('/v1/loans/{loanId}/elements/{elementId}/answer', { params, body }));
};
