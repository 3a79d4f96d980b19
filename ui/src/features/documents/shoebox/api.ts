import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ShoeboxDocument } from '@/api/models';

/** A document that isn't filed to a request yet, and its loan. */
export type { ShoeboxDocument };

/** The unfiled documents that a person uploaded, latest first; for all shared loans unless one is named. */
export const shoeboxQuery = (userId: string, loanId?: string) =>
  queryOptions({
    queryKey: keys.shoebox(userId, { loanId }),
    queryFn: ({ signal }) => {
      const params = { path: { userId }, query: loanId ? { loanId } : {} };
      return answer(api.GET('/v1/users/{userId}/shoebox', { params, signal }));
    },
  });

/** The loans that both the person and the viewer are members of. */
export const loansOfQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.loans({ usersIds: userId }),
    queryFn: async ({ signal }) => {
      const query = { usersIds: userId, p: 0, s: 100, sort: 'name' };
      return (await answer(api.GET('/v1/loans', { params: { query }, signal }))).content;
    },
  });

/** Files a document to a request. If the request already has the same content, the person is asked first. */
export const fileDocument = (loanId: string, elementId: string, documentId: string, onSame: 'ASK' | 'TAKE') =>
  fileDocuments(loanId, elementId, [documentId], onSame);

/** Files several documents in one atomic change. */
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
