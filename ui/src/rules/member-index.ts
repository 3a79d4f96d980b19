import type { MemberIndex } from '@wasm/rules';
import { rulesModule } from './load-rules';
import { MalformedInput } from './malformed-input';
import type { RuleInput, SearchKey, SelectGroup, SelectGroups, HighlightRange } from './rule';

/** The ranges to underline in a found person's texts. */
export type SearchMatches = Partial<Record<SearchKey, readonly HighlightRange[]>>;

/** The search result: the non-empty groups, and the ranges to underline by person id. */
export interface FoundMembers {
  groups: SelectGroup[];
  matches: Map<string, SearchMatches>;
}

const keys: readonly SearchKey[] = ['familyName', 'givenName', 'emailAddress'];

/**
 * The people of a select list, indexed in the rules module: the list and its groups are transferred once; a keystroke
 * transfers only the typed text and a row of numbers. Throws {@link MalformedInput} if the list has the wrong shape.
 */
export class ResidentMembers {
  readonly #index: MemberIndex;
  readonly #groups: readonly SelectGroup[];

  constructor(list: RuleInput<'selectGroups'>) {
    this.#index = new (rulesModule().MemberIndex)(list as SelectGroups);
    if (this.#index.malformed) throw new MalformedInput('MemberIndex', this.#index.malformed);
    this.#groups = this.#index.groups;
  }

  /** Returns the people matching the text, by group; all people if it is blank. */
  find(text: string): FoundMembers {
    const numbers = this.#index.query(text).values();
    const next = () => numbers.next().value ?? 0;
    const found = this.#groups.map((group): SelectGroup => ({ ...group, members: [] }));
    const matches = new Map<string, SearchMatches>();
    for (const group of numbers) {
      const id = this.#groups[group]?.members[next()] ?? '';
      found[group]?.members.push(id);
      matches.set(id, readRanges(next(), next));
    }
    return { groups: found.filter(({ members }) => members.length > 0), matches };
  }
}

/** Reads `count` ranges, each as key, start and end. */
function readRanges(count: number, next: () => number): SearchMatches {
  const matches: Partial<Record<SearchKey, HighlightRange[]>> = {};
  for (let nth = 0; nth < count; nth++) {
    const key = keys[next()] ?? 'familyName';
    (matches[key] ??= []).push({ start: next(), end: next() });
  }
  return matches;
}
