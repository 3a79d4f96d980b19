import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { SearchParams } from '@/address/search-params';
import type { ReviewStatus } from '@/api/models';
import { type LoanSearch, type LoanSort, sorts } from './api';
import { statuses } from './review-status';

/** The loan list's valid search parameters. */
export interface KnownLoanSearch extends LoanSearch {
  sort: LoanSort;
  status: ReviewStatus[];
  archived: boolean;
}

function validSearch(search: SearchParams): KnownLoanSearch {
  return {
    q: search.q,
    p: search.p,
    status: statuses.filter((status) => search.status?.includes(status)),
    sort: sorts.find((sort) => sort === search.sort) ?? '-updated',
    archived: search.archived ?? false,
  };
}

/** The state of the loan list, stored in the address. Any change except paging returns to the first page. */
export function useLoanSearch() {
  const raw: SearchParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const search = validSearch(raw);
  const change = (part: Partial<LoanSearch>) => {
    // A pending search must not bring the user back to the list after they followed a link.
    if (router.latestLocation.pathname !== paths.loans) return;
    const { q, sort, status, archived, p } = { ...search, p: undefined, ...part };
    void navigate({
      to: paths.loans,
      replace: 'q' in part,
      search: {
        ...(q ? { q } : {}),
        ...(status.length > 0 ? { status: [...status] } : {}),
        ...(sort === '-updated' ? {} : { sort }),
        ...(archived ? { archived } : {}),
        ...(p ? { p } : {}),
      },
    });
  };
  const clear = () => change({ q: undefined, status: [], archived: false });
  return { search, change, clear, filtered: Boolean(search.q) || search.status.length > 0 || search.archived };
}
