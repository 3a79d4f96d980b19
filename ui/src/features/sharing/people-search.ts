import { useMemo } from 'react';
import type { RoleGroup } from '@/api/models';
import { ResidentMembers } from '@/rules/member-index';
import type { RuleInput } from '@/rules/rule';

/** A person in the select list, with their photo if they have one; `id` is the user's. */
export type ListMember = RuleInput<'selectGroups'>['members'][number] & { user?: { avatarDocId?: string | null } };

/**
 * Returns the people that match the search, in their groups: by family name, given name and email address, with typo
 * tolerance; everyone for blank text.
 */
export function useFoundGroups(members: readonly ListMember[], viewerGroup: RoleGroup, text: string) {
  const list = useMemo(() => new ResidentMembers({ viewerGroup, companyMode: true, members }), [members, viewerGroup]);
  return useMemo(() => {
    const { groups, matches } = list.find(text);
    return { matches, groups, listed: groups.flatMap((group) => group.members) };
  }, [list, text]);
}
