import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ActivitySearch } from './activity';

/** Converts the filters of the URL to query parameters. */
const query = ({ kind, byUserId }: ActivitySearch) => ({
  ...(kind ? { kind } : {}),
  ...(byUserId ? { personId: byUserId } : {}),
});

/** The activity of a loan, paginated, latest first. Keeps the previous entries while others load. */
export const activityQuery = (loanId: string, search: ActivitySearch) =>
  infiniteQueryOptions({
    queryKey: keys.activityOf(loanId, query(search)),
    queryFn: ({ signal, pageParam: before }) =>
      answer(
        api.GET('/v1/loans/{loanId}/activity', {
          params: { path: { loanId }, query: { ...query(search), ...(before ? { before } : {}) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** The available filters. */
export const activityChoicesQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.activityOf(loanId, { choices: true }),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/activity/choices', { params: { path: { loanId } }, signal })),
  });

/** Fetches the filtered activity as a CSV file. */
export function activityFile(loanId: string, search: ActivitySearch): Promise<Blob> {
  const params = { path: { loanId }, query: query(search) };
  return answer(api.GET('/v1/loans/{loanId}/activity/export', { params, parseAs: 'blob' }));
}
