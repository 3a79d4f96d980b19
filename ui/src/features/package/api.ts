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

/** How often it is asked again while documents are still being read. */
const readingPace = 3000;

/** The documents of a loan in which words stand; without words, only what can't be looked through. */
export const foundQuery = (loanId: string, query: string) =>
  queryOptions({
    queryKey: keys.foundDocuments(loanId, query),
    queryFn: async ({ signal }) => {
      const params = { path: { loanId }, query: { query } };
      return answer(api.GET('/v1/loans/{loanId}/documents/search', { params, signal }));
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? readingPace : false),
  });
