import type { SuggestionProps } from '@tiptap/suggestion';

/** Somebody who can be mentioned. */
export interface Mentionable {
  id: string;
  label: string;
}

/** The list of people under an @, while one is typed. */
export interface Offer {
  people: readonly Mentionable[];
  active: number;
  at: { left: number; top: number };
  choose: (person: Mentionable) => void;
}

/** What the editor offers, for the component that draws it. */
export class MentionOffers {
  #offer: Offer | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Offer | null => this.#offer;

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

  /** What a key does with the list; whether it did anything. */
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

  #set(offer: Offer | null): void {
    this.#offer = offer;
    for (const listener of this.#listeners) listener();
  }
}
