import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';

/** The deleted documents of a loan, latest first; people other than lenders see only those they deleted. */
export const trashQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.trash(loanId),
    queryFn: ({ signal }) => answer(api.GET('/v1/loans/{loanId}/trash', { params: { path: { loanId } }, signal })),
  });

/** Deletes a document permanently. */
export const eraseDocument = (loanId: string, documentId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/trash/{documentId}', { params: { path: { loanId, documentId } } }));
