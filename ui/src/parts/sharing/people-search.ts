import { useMemo } from 'react';
import type { RoleGroup } from '@/api/models';
import { ResidentMembers } from '@/rules/member-index';
import type { RuleInput, SearchKey, Stretch } from '@/rules/rule';

/** Someone who can be chosen, with their photo, if they have one; `id` is the user's. */
export type ListMember = RuleInput<'selectGroups'>['members'][number] & { user?: { avatarDocId?: string | null } };

/** What to underline in the texts of a person that the search found. */
export type Matches = Partial<Record<SearchKey, readonly Stretch[]>>;

/**
 * The people that the search finds, in their groups: by family name, given name and e-mail address, forgiving small
 * slips; everyone for blank text.
 */
export function useFoundGroups(members: readonly ListMember[], viewerGroup: RoleGroup, text: string) {
  const list = useMemo(() => new ResidentMembers({ viewerGroup, companyMode: true, members }), [members, viewerGroup]);
  return useMemo(() => {
    const { groups, hits } = list.find(text);
    const matched = hits.map(({ id, matches }): [string, Matches] => {
      return [id, Object.fromEntries(matches.map(({ key, ranges }) => [key, ranges]))];
    });
    return { hits: new Map(matched), groups, listed: groups.flatMap((group) => group.members) };
  }, [list, text]);
}
