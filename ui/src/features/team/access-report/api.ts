import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type AccessReport = Schemas['AccessReport'];

/** What one person on the loan sees, and why; for lenders. */
export const accessReportQuery = (loanId: string, userId: string) =>
  queryOptions({
    queryKey: keys.accessReport(loanId, userId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/access-report/{userId}', { params: { path: { loanId, userId } }, signal })),
  });

/** The views of credit scores and licenses, page by page, newest first; for lenders. */
export const sensitiveLooksQuery = (loanId: string) =>
  infiniteQueryOptions({
    queryKey: keys.sensitiveLooks(loanId),
    queryFn: ({ signal, pageParam: p }) =>
      answer(
        api.GET('/v1/loans/{loanId}/sensitive-looks', { params: { path: { loanId }, query: { p, s: 20 } }, signal }),
      ),
    initialPageParam: 0,
    getNextPageParam: ({ page, last }) => (last ? undefined : page + 1),
  });
