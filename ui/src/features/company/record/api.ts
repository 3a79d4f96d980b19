import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ActivitySearch } from '@/features/activity';
import { beginOf } from '@/lib/time/clock';

/** Which of the record to show: of these days, as the address has them. */
export interface RecordSearch extends ActivitySearch {
  since?: string | undefined;
  upTo?: string | undefined;
}

/** What the address asks for, as the server spells it. */
function query({ kind, byUserId, since, upTo }: RecordSearch) {
  const from = beginOf(since);
  const until = beginOf(upTo, 1);
  return {
    ...(kind ? { kind } : {}),
    ...(byUserId ? { personId: byUserId } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
}

/** What is on record of the company, page after page, the newest first. */
export const recordQuery = (search: RecordSearch) =>
  infiniteQueryOptions({
    queryKey: keys.companyRecord(query(search)),
    queryFn: ({ signal, pageParam: before }) =>
      answer(
        api.GET('/v1/company/record', {
          params: { query: { ...query(search), ...(before ? { before } : {}) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** By what it can be looked through. */
export const recordChoicesQuery = queryOptions({
  queryKey: keys.companyRecord({ choices: true }),
  queryFn: ({ signal }) => answer(api.GET('/v1/company/record/choices', { signal })),
});

/** All of it that is asked for, as a file for spreadsheets. */
export const recordFile = (search: RecordSearch): Promise<Blob> =>
  answer(api.GET('/v1/company/record/export', { params: { query: query(search) }, parseAs: 'blob' }));
