import type { MemberIndex } from '@rules/people';
import { rulesModule } from './load';
import { MalformedInput } from './malformed';
import type { FoundMembers, RuleInput, SelectGroups } from './rule';

/**
 * The people of a select list kept ready in the rules module: the list crosses the boundary once, a keystroke brings
 * what was typed there and who is found back, groups and all. Throws {@link MalformedInput} when the list has the
 * wrong shape.
 */
export class ResidentMembers {
  readonly #index: MemberIndex;

  constructor(list: RuleInput<'selectGroups'>) {
    this.#index = new (rulesModule('people').MemberIndex)(list as SelectGroups);
    if (this.#index.malformed) throw new MalformedInput('MemberIndex', this.#index.malformed);
  }

  /** The people who come near the text, in their groups; everyone when it is blank. */
  find(text: string): FoundMembers {
    return this.#index.query(text);
  }
}
