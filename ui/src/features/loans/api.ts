import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ReviewStatus } from '@/api/models';

/** Orders the loan list can have; the minus turns one round. */
export const sorts = ['-updated', 'updated', 'name', '-name', 'status', '-status', 'amount', '-amount'] as const;

export type LoanSort = (typeof sorts)[number];

/** What part of the loans to show. */
export interface LoanSearch {
  q?: string | undefined;
  status?: readonly ReviewStatus[] | undefined;
  sort?: LoanSort | undefined;
  /** Page, from 0. */
  p?: number | undefined;
  /** Loans on a page. */
  s?: number | undefined;
}

/** One page of the loans the person works on. While another page loads, the last one stays. */
export function loansQuery({ status, ...search }: LoanSearch) {
  const query = { p: 0, s: 20, ...search, ...(status?.length ? { status: status.join(',') } : {}) };
  return queryOptions({
    queryKey: keys.loans(query),
    queryFn: ({ signal }) => answer(api.GET('/v1/loans', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}
