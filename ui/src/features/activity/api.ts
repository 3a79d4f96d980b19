import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ActivitySearch } from './activity';

/** What the address asks for, as the server spells it. */
const query = ({ kind, byUserId }: ActivitySearch) => ({
  ...(kind ? { kind } : {}),
  ...(byUserId ? { personId: byUserId } : {}),
});

/** What happened on a loan, page after page, the newest first. While others load, the last ones stay. */
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

/** By what it can be looked through. */
export const activityChoicesQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.activityOf(loanId, { choices: true }),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/activity/choices', { params: { path: { loanId } }, signal })),
  });

/** All of it that is asked for, as a file for spreadsheets. */
export function activityFile(loanId: string, search: ActivitySearch): Promise<Blob> {
  const params = { path: { loanId }, query: query(search) };
  return answer(api.GET('/v1/loans/{loanId}/activity/export', { params, parseAs: 'blob' }));
}
