import type { SuggestionProps } from '@tiptap/suggestion';

/** A person who can be mentioned. */
export interface MentionablePerson {
  id: string;
  label: string;
}

/** The suggestions while a mention is typed. */
export interface MentionSuggestions {
  people: readonly MentionablePerson[];
  active: number;
  at: { left: number; top: number };
  choose: (person: MentionablePerson) => void;
}

/** The editor's suggestions, for the component that renders them. */
export class MentionSuggestionStore {
  #offer: MentionSuggestions | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): MentionSuggestions | null => this.#offer;

  show({ items, command, clientRect }: SuggestionProps<MentionablePerson>): void {
    const box = clientRect?.();
    this.#set({
      people: items,
      active: 0,
      at: { left: box?.left ?? 0, top: box?.bottom ?? 0 },
      choose: (person) => command(person),
    });
  }

  hide(): void {
    this.#set(null);
  }

  /** Handles a key for the list. Returns whether it did. */
  press(key: string): boolean {
    const offer = this.#offer;
    if (!offer || offer.people.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const count = offer.people.length;
    if (step) this.#set({ ...offer, active: (offer.active + step + count) % count });
    const person = offer.people[offer.active];
    if ((key === 'Enter' || key === 'Tab') && person) offer.choose(person);
    return step !== undefined || key === 'Enter' || key === 'Tab';
  }

  #set(offer: MentionSuggestions | null): void {
    this.#offer = offer;
    for (const listener of this.#listeners) listener();
  }
}
