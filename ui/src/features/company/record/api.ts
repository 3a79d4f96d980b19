import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ActivitySearch } from '@/features/activity';
import { startOfDay } from '@/lib/time/clock';

/** The filter of the audit log, with the dates from the address. */
export interface RecordSearch extends ActivitySearch {
  since?: string | undefined;
  upTo?: string | undefined;
}

/** Returns the filter as query parameters of the server. */
function query({ kind, byUserId, since, upTo }: RecordSearch) {
  const from = startOfDay(since);
  const until = startOfDay(upTo, 1);
  return {
    ...(kind ? { kind } : {}),
    ...(byUserId ? { personId: byUserId } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
}

/** The company's audit log, page by page, newest first. */
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

/** The available filter choices. */
export const recordChoicesQuery = queryOptions({
  queryKey: keys.companyRecord({ choices: true }),
  queryFn: ({ signal }) => answer(api.GET('/v1/company/record/choices', { signal })),
});

/** All entries matching the filter, as a CSV file. */
export const recordFile = (search: RecordSearch): Promise<Blob> =>
  answer(api.GET('/v1/company/record/export', { params: { query: query(search) }, parseAs: 'blob' }));
