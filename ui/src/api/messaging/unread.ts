import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import { keys } from '../keys';

/** The user's unread count over all loans. */
export const unreadQuery = queryOptions({
  queryKey: keys.unreadOf('me'),
  queryFn: async ({ signal }) => (await answer(api.GET('/v1/messages/unread', { signal }))).count,
});

/** The unread count of one loan. */
export const unreadOfLoanQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.unreadOf(loanId),
    queryFn: async ({ signal }) => {
      const params = { query: { loanId } };
      const call = api.GET('/v1/messages/threads/messages/countunread', { params, signal });
      return (await answer(call)).count;
    },
  });

/** The unread counts per loan of a lender, for the given categories. */
export const unreadOfLenderQuery = (companyId: string, categories: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.unreadOf(companyId), categories] as const,
    queryFn: async ({ signal }) => {
      const params = { path: { companyId }, query: { categories: categories.join(',') } };
      const call = api.GET('/v1/messages/unreadForCompany/{companyId}', {
        params,
        signal,
      });
      return (await answer(call)).unreadMap;
    },
  });

/** The lenders of a user's loans. */
export const lendersQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.lenders(userId),
    queryFn: ({ signal }) => answer(api.GET('/v1/users/{userId}/lenders', { params: { path: { userId } }, signal })),
    staleTime: 5 * 60_000,
  });
