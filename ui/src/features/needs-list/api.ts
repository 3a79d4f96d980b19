import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

/** Something that happened to a request; what its detail holds depends on the kind. */
export type HistoryEntry = Omit<components['schemas']['HistoryEntry'], 'detail'> & { detail: Record<string, unknown> };

/** What happened to a request, the latest first. */
export const historyQuery = (loanId: string, elementId: string) =>
  queryOptions({
    queryKey: keys.history(loanId, elementId),
    queryFn: ({ signal }): Promise<HistoryEntry[]> =>
      answer(
        api.GET('/v1/loans/{loanId}/elements/{elementId}/history', {
          params: { path: { loanId, elementId } },
          signal,
        }),
      ),
  });

/** The earlier versions of a request: rejected documents that another answer replaced, the latest first. */
export const earlierAnswersQuery = (loanId: string, elementId: string) =>
  queryOptions({
    queryKey: keys.earlierAnswers(loanId, elementId),
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/loans/{loanId}/elements/{elementId}/earlier-answers', {
          params: { path: { loanId, elementId } },
          signal,
        }),
      ),
  });
