import { useMemo } from 'react';
import type { RoleGroup } from '@/api/models';
import { ResidentMembers } from '@/rules/member-index';
import type { RuleInput } from '@/rules/rule';

/** Someone who can be chosen, with their photo, if they have one; `id` is the user's. */
export type ListMember = RuleInput<'selectGroups'>['members'][number] & { user?: { avatarDocId?: string | null } };

/**
 * The people that the search finds, in their groups: by family name, given name and e-mail address, forgiving small
 * slips; everyone for blank text.
 */
export function useFoundGroups(members: readonly ListMember[], viewerGroup: RoleGroup, text: string) {
  const list = useMemo(() => new ResidentMembers({ viewerGroup, companyMode: true, members }), [members, viewerGroup]);
  return useMemo(() => {
    const { groups, matches } = list.find(text);
    return { matches, groups, listed: groups.flatMap((group) => group.members) };
  }, [list, text]);
}
