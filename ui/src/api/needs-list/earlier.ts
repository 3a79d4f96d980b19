import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import { keys } from '../keys';

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
