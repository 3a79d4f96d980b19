import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UserRef } from '@/api/models';
import { userSearchQuery } from '@/api/people';
import { useDebounced } from '@/lib/use-debounced';
import { rule } from '@/rules/rule';
import { useContactPlace } from '../contact-context';

interface PickablePeople {
  users: UserRef[];
  /** The results for the current text aren't loaded yet. */
  searching: boolean;
  error: unknown;
}

/** Returns the people who can become a contact: those on the loan, and for lenders the results of a search. */
export function usePickablePeople(typed: string, companyMode: boolean): PickablePeople {
  const { loan } = useContactPlace();
  const sources = rule('peopleSources', {
    viewerGroup: loan.me.roleGroup,
    permissions: loan.me.permissions,
    companyMode,
  });
  const asked = useDebounced(typed.trim());
  const search = useQuery({ ...userSearchQuery(asked), enabled: sources.searchUsers });
  const found = search.data?.content;
  const users = useMemo(() => {
    const here = loan.loanRoles.map(({ user }) => user);
    const onLoan = new Set(here.map(({ id }) => id));
    const all = [...here, ...(found ?? []).filter(({ id }) => !onLoan.has(id))];
    const offered = rule('pickerUsers', {
      companyMode: sources.offerOffLoan,
      users: all.map(({ id, loggedRoleGroup }) => ({ id, roleGroup: loggedRoleGroup, onLoan: onLoan.has(id) })),
    });
    return all.filter(({ id }) => offered.includes(id));
  }, [loan.loanRoles, found, sources.offerOffLoan]);
  const waiting = asked !== typed.trim() || search.isFetching;
  return { users, searching: sources.searchUsers && waiting && typed.trim() !== '', error: search.error };
}
