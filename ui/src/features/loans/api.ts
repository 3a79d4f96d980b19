import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { Loan, ReviewStatus } from '@/api/models';
import type { components } from '@/api/schema';

const sortKeys = ['updated', 'name', 'borrower', 'amount', 'status', 'requests', 'purpose', 'lender'] as const;

/** The sort keys of the list. */
export type SortKey = (typeof sortKeys)[number];

/** A sort order of the loan list; a leading minus means descending. */
export type LoanSort = SortKey | `-${SortKey}`;

/** All sort orders, as used in the address. */
export const sorts: readonly LoanSort[] = sortKeys.flatMap((key): LoanSort[] => [key, `-${key}`]);

/** The filter, order and page of the loan list. */
export interface LoanSearch {
  q?: string | undefined;
  status?: readonly ReviewStatus[] | undefined;
  sort?: LoanSort | undefined;
  /** `false` excludes archived loans, unless `status` includes them. */
  archived?: boolean | undefined;
  /** Page, from 0. */
  p?: number | undefined;
  /** Loans per page. */
  s?: number | undefined;
}

/** One page of the loans the user works on. The previous page stays while another one loads. */
export function loansQuery({ status, ...search }: LoanSearch) {
  const query = { p: 0, s: 20, ...search, ...(status?.length ? { status: status.join(',') } : {}) };
  return queryOptions({
    queryKey: keys.loans(query),
    queryFn: ({ signal }) => answer(api.GET('/v1/loans', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** All pages of a search as a CSV file. */
export function loansFile({ q, status, sort, archived }: LoanSearch): Promise<Blob> {
  const query = {
    ...(q ? { q } : {}),
    ...(sort ? { sort } : {}),
    ...(archived === undefined ? {} : { archived }),
    ...(status?.length ? { status: status.join(',') } : {}),
  };
  return answer(api.GET('/v1/loans/export', { params: { query }, parseAs: 'blob' }));
}

/** The elements that another status would show to or hide from borrowers. */
export const statusChangeQuery = (loanId: string, to: ReviewStatus) =>
  queryOptions({
    queryKey: keys.statusChange(loanId, to),
    queryFn: ({ signal }) => {
      const params = { path: { loanId }, query: { to } };
      return answer(api.GET('/v1/loans/{loanId}/status-change', { params, signal }));
    },
    staleTime: 0,
  });

/** Changes a loan's status at `version`. Fails with code `stale` if there is a later version. */
export const changeStatus = (loanId: string, to: ReviewStatus, version: number) =>
  answer(api.PUT('/v1/loans/{loanId}/review-status', { params: { path: { loanId } }, body: { to, version } }));

export type OpenLoan = components['schemas']['OpenLoan'];

/** Creates a loan with its borrowers and needs list. Repeating the call with the same key creates no other loan. */
export const openLoan = (body: OpenLoan) => answer(api.POST('/v1/loans', { body }));

/** The editable facts of a loan. */
export type LoanFacts = Pick<Loan, keyof components['schemas']['LoanFacts']>;

/** Updates a loan's facts at `version`. Fails with code `stale` if there is a later version. */
export const putFacts = (loanId: string, facts: LoanFacts, version: number) =>
  answer(api.PUT('/v1/loans/{loanId}', { params: { path: { loanId } }, body: { ...facts, version } }));

/** Deletes a lead without any activity. */
export const deleteLoan = (loanId: string) =>
  answer(api.DELETE('/v1/loans/{loanId}', { params: { path: { loanId } } }));

/** The company's templates. */
export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: ({ signal }) => answer(api.GET('/v1/templates', { signal })),
});

/** The requests of a template, without its folders. */
export const templateRequestsQuery = (templateId: string) =>
  queryOptions({
    queryKey: keys.templateRequests(templateId),
    queryFn: async ({ signal }) => {
      const params = { path: { templateId } };
      const list = await answer(api.GET('/v1/templates/{templateId}/elements', { params, signal }));
      return list.content.filter(({ storageType }) => storageType === 'FILE');
    },
  });
