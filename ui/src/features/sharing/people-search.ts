import { useMemo } from 'react';
import type { RoleGroup } from '@/api/models';
import { rulesModule } from '@/rules/load';
import { MalformedInput } from '@/rules/malformed';
import { type RuleInput, type SearchKey, type SearchPerson, type Stretch, rule } from '@/rules/rule';

/** Someone who can be chosen; `id` is the user's. */
export type ListMember = RuleInput<'selectGroups'>['members'][number];

/** What to underline in the texts of a person that the search found. */
export type Matches = Partial<Record<SearchKey, readonly Stretch[]>>;

/** Finds people by family name, given name and e-mail address, forgiving small slips; everyone for blank text. */
export function usePeopleSearch(members: readonly ListMember[], text: string): ReadonlyMap<string, Matches> {
  // Loaded once into the rules module; a keystroke then brings only what was typed across.
  const index = useMemo(() => {
    const people = members.map((member) => ({ ...member.user, id: member.id }));
    const resident = new (rulesModule('people').PeopleIndex)(people as SearchPerson[]);
    if (resident.malformed) throw new MalformedInput('PeopleIndex', resident.malformed);
    return resident;
  }, [members]);
  return useMemo(() => {
    const found = index.query(text).map(({ id, matches }): [string, Matches] => {
      return [id, Object.fromEntries(matches.map(({ key, ranges }) => [key, ranges]))];
    });
    return new Map(found);
  }, [index, text]);
}

/** The people that the search finds, in their groups. */
export function useFoundGroups(members: readonly ListMember[], viewerGroup: RoleGroup, text: string) {
  const hits = usePeopleSearch(members, text);
  return useMemo(() => {
    const found = members.filter((member) => hits.has(member.id));
    const groups = rule('selectGroups', { viewerGroup, companyMode: true, members: found });
    return { hits, groups, listed: groups.flatMap((group) => group.members) };
  }, [members, viewerGroup, hits]);
}
