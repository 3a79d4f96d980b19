import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

/** An event in the history of a request; its detail depends on the kind. */
export type HistoryEntry = Omit<components['schemas']['HistoryEntry'], 'detail'> & { detail: Record<string, unknown> };

/** The history of a request, latest first. */
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

/** The earlier versions of a request: rejected documents that were replaced, latest first. */
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
