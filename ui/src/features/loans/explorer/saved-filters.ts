import type { ReviewStatus } from '@/api/models';
import { isObject } from '@/lib/is-object';
import { type LoanSort, sorts } from '../api';
import { statuses } from '../review-status';

/** A saved filter of the loan list. */
export interface SavedFilter {
  name: string;
  q: string;
  status: ReviewStatus[];
  sort: LoanSort;
  archived: boolean;
}

/** Returns the stored filters without unknown values. */
export function readFilters(kept: unknown): SavedFilter[] {
  return Array.isArray(kept) ? kept.flatMap((each) => readFilter(each) ?? []) : [];
}

function readFilter(kept: unknown): SavedFilter | null {
  if (!isObject(kept) || typeof kept['name'] !== 'string') return null;
  const { name, q, status, sort, archived } = kept;
  return {
    name,
    q: typeof q === 'string' ? q : '',
    status: statuses.filter((each) => Array.isArray(status) && status.includes(each)),
    sort: sorts.find((each) => each === sort) ?? '-updated',
    archived: archived === true,
  };
}

/** Whether two filters show the same loans in the same order. */
export function sameFilter(a: Omit<SavedFilter, 'name'>, b: Omit<SavedFilter, 'name'>): boolean {
  const spelled = ({ q, status, sort, archived }: typeof a) =>
    JSON.stringify([q.trim(), [...status].sort(), sort, archived]);
  return spelled(a) === spelled(b);
}
