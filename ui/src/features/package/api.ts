import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { PackageDocument } from '@/api/models';

/** A document of a loan's package, with the request it answers. */
export type { PackageDocument };

/** The answered documents of a loan, in the order of its needs list. */
export const packageQuery = (loanId: string, acceptedOnly: boolean) =>
  queryOptions({
    queryKey: keys.package(loanId, { acceptedOnly }),
    queryFn: async ({ signal }) => {
      const params = { path: { loanId }, query: { acceptedOnly } };
      return (await answer(api.GET('/v1/loans/{loanId}/package', { params, signal }))).content;
    },
  });

/** Which documents of a loan to take along; none named means all. */
export interface PackageWish {
  acceptedOnly: boolean;
  documentIds: string[];
}

/** Asks whether an archive of these documents can be downloaded; the download names the ticket. */
export const askForPackage = (loanId: string, body: PackageWish) =>
  answer(api.POST('/v1/loans/{loanId}/package/tickets', { params: { path: { loanId } }, body }));

/** How soon it is asked again while documents are still being read, and how seldom at last, in milliseconds. */
const readingPace = { first: 3_000, last: 60_000 };

/** The documents of a loan in which words stand; without words, only what can't be looked through. */
export const foundQuery = (loanId: string, query: string) =>
  queryOptions({
    queryKey: keys.foundDocuments(loanId, query),
    queryFn: async ({ signal }) => {
      const params = { path: { loanId }, query: { query } };
      return answer(api.GET('/v1/loans/{loanId}/documents/search', { params, signal }));
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && data.waiting > 0
        ? Math.min(readingPace.first * 2 ** Math.max(0, dataUpdateCount - 3), readingPace.last)
        : false,
  });
