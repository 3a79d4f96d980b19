import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';

const at = (loanId: string, elementId: string) => ({ params: { path: { loanId, elementId } } });

/** What was written about a request, the oldest first. */
export const commentsQuery = (loanId: string, elementId: string) =>
  queryOptions({
    queryKey: keys.comments(loanId, elementId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/elements/{elementId}/comments', { ...at(loanId, elementId), signal })),
  });

/** Writes about a request; everyone who sees the request reads it. */
export const addComment = (loanId: string, elementId: string, body: string) =>
  answer(
    api.POST('/v1/loans/{loanId}/elements/{elementId}/comments', {
      ...at(loanId, elementId),
      body: { body, visibleToBorrower: true },
    }),
  );
