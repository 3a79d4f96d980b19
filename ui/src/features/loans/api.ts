import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { Loan, ReviewStatus } from '@/api/models';
import type { components } from '@/api/schema';

const sortKeys = ['updated', 'name', 'borrower', 'amount', 'status', 'requests', 'purpose', 'lender'] as const;

/** What the list can be sorted by. */
export type SortKey = (typeof sortKeys)[number];

/** An order of the loan list; the minus turns one round. */
export type LoanSort = SortKey | `-${SortKey}`;

/** Every order, as the address spells it. */
export const sorts: readonly LoanSort[] = sortKeys.flatMap((key): LoanSort[] => [key, `-${key}`]);

/** What part of the loans to show. */
export interface LoanSearch {
  q?: string | undefined;
  status?: readonly ReviewStatus[] | undefined;
  sort?: LoanSort | undefined;
  /** With `false` without archived ones, unless `status` asks for them. */
  archived?: boolean | undefined;
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

/** The loans of a search, all pages in one, as a file for spreadsheets. */
export function loansFile({ q, status, sort, archived }: LoanSearch): Promise<Blob> {
  const query = {
    ...(q ? { q } : {}),
    ...(sort ? { sort } : {}),
    ...(archived === undefined ? {} : { archived }),
    ...(status?.length ? { status: status.join(',') } : {}),
  };
  return answer(api.GET('/v1/loans/export', { params: { query }, parseAs: 'blob' }));
}

/** What another status would show to borrowers and take from them. */
export const statusChangeQuery = (loanId: string, to: ReviewStatus) =>
  queryOptions({
    queryKey: keys.statusChange(loanId, to),
    queryFn: ({ signal }) => {
      const params = { path: { loanId }, query: { to } };
      return answer(api.GET('/v1/loans/{loanId}/status-change', { params, signal }));
    },
    staleTime: 0,
  });

/** Gives a loan another status, as it was at `version`; a later version makes it fail with code `stale`. */
export const changeStatus = (loanId: string, to: ReviewStatus, version: number) =>
  answer(api.PUT('/v1/loans/{loanId}/review-status', { params: { path: { loanId } }, body: { to, version } }));

export type OpenLoan = components['schemas']['OpenLoan'];

/** Opens a loan with its borrowers and its list. Sent again under the same key it opens no other. */
export const openLoan = (body: OpenLoan) => answer(api.POST('/v1/loans', { body }));

/** What can be changed of a loan itself. */
export type LoanFacts = Pick<Loan, 'name' | 'loanNumber' | 'amount' | 'loanPurpose' | 'propertyAddress'>;

/** Changes what is known of a loan, as it was at `version`; a later version makes it fail with code `stale`. */
export const putFacts = (loanId: string, facts: LoanFacts, version: number) =>
  answer(api.PUT('/v1/loans/{loanId}', { params: { path: { loanId } }, body: { ...facts, version } }));

/** Deletes a lead on which nothing has happened yet. */
export const deleteLoan = (loanId: string) =>
  answer(api.DELETE('/v1/loans/{loanId}', { params: { path: { loanId } } }));

/** The company's templates. */
export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: ({ signal }) => answer(api.GET('/v1/templates', { signal })),
});

/** What a template asks for, without its folders. */
export const templateRequestsQuery = (templateId: string) =>
  queryOptions({
    queryKey: keys.templateRequests(templateId),
    queryFn: async ({ signal }) => {
      const params = { path: { templateId } };
      const list = await answer(api.GET('/v1/templates/{templateId}/elements', { params, signal }));
      return list.content.filter(({ storageType }) => storageType === 'FILE');
    },
  });
