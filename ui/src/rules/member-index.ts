import type { MemberIndex } from '@wasm/rules';
import { rulesModule } from './load';
import { MalformedInput } from './malformed';
import type { RuleInput, SearchKey, SelectGroup, SelectGroups, Stretch } from './rule';

/** What to underline in the texts of a person that the search found. */
export type Matches = Partial<Record<SearchKey, readonly Stretch[]>>;

/** Who was found: the groups that hold somebody, and what to underline by the person's id. */
export interface FoundMembers {
  groups: SelectGroup[];
  matches: Map<string, Matches>;
}

const keys: readonly SearchKey[] = ['familyName', 'givenName', 'emailAddress'];

/**
 * The people of a select list kept ready in the rules module: the list crosses the boundary once, and so do its groups;
 * a keystroke brings what was typed there and a row of numbers back. Throws {@link MalformedInput} when the list has
 * the wrong shape.
 */
export class ResidentMembers {
  readonly #index: MemberIndex;
  readonly #groups: readonly SelectGroup[];

  constructor(list: RuleInput<'selectGroups'>) {
    this.#index = new (rulesModule().MemberIndex)(list as SelectGroups);
    if (this.#index.malformed) throw new MalformedInput('MemberIndex', this.#index.malformed);
    this.#groups = this.#index.groups;
  }

  /** The people who come near the text, in their groups; everyone when it is blank. */
  find(text: string): FoundMembers {
    const numbers = this.#index.query(text).values();
    const next = () => numbers.next().value ?? 0;
    const found = this.#groups.map((group): SelectGroup => ({ ...group, members: [] }));
    const matches = new Map<string, Matches>();
    for (const group of numbers) {
      const id = this.#groups[group]?.members[next()] ?? '';
      found[group]?.members.push(id);
      matches.set(id, stretches(next(), next));
    }
    return { groups: found.filter(({ members }) => members.length > 0), matches };
  }
}

/** So many stretches, each read as its key, start and end. */
function stretches(count: number, next: () => number): Matches {
  const matches: Partial<Record<SearchKey, Stretch[]>> = {};
  for (let nth = 0; nth < count; nth++) {
    const key = keys[next()] ?? 'familyName';
    (matches[key] ??= []).push({ start: next(), end: next() });
  }
  return matches;
}
