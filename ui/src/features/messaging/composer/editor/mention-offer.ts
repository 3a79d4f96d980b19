import type { SuggestionProps } from '@tiptap/suggestion';

/** A person who can be mentioned. */
export interface Mentionable {
  id: string;
  label: string;
}

/** The suggestions while a mention is typed. */
export interface MentionOffer {
  people: readonly Mentionable[];
  active: number;
  at: { left: number; top: number };
  choose: (person: Mentionable) => void;
}

/** The editor's suggestions, for the component that renders them. */
export class MentionOffers {
  #offer: MentionOffer | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): MentionOffer | null => this.#offer;

  show({ items, command, clientRect }: SuggestionProps<Mentionable>): void {
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

  #set(offer: MentionOffer | null): void {
    this.#offer = offer;
    for (const listener of this.#listeners) listener();
  }
}
