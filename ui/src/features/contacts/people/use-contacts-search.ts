import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { SearchParams } from '@/address/search-params';
import { type ContactsSearch, type ContactsGroup, contactsGroups } from '../api';

const size = 25;

/** The state of the Contacts page, stored in the address. Any change except paging returns to the first page. */
export function useContactsSearch() {
  const { q = '', group, p = 0 }: SearchParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const search: ContactsSearch = { query: q, group: known(group), page: p, size };
  const change = (part: Partial<ContactsSearch>) => {
    // A pending search must not bring the user back here after they followed a link.
    if (router.latestLocation.pathname !== paths.contacts) return;
    const next = { ...search, page: 0, ...part };
    void navigate({
      to: paths.contacts,
      replace: 'query' in part,
      search: {
        ...(next.query ? { q: next.query } : {}),
        ...(next.group === 'ALL' ? {} : { group: next.group }),
        ...(next.page ? { p: next.page } : {}),
      },
    });
  };
  const clear = () => change({ query: '', group: 'ALL' });
  return { search, change, clear, filtered: q !== '' || search.group !== 'ALL' };
}

const known = (group: string | undefined): ContactsGroup => contactsGroups.find((each) => each === group) ?? 'ALL';
