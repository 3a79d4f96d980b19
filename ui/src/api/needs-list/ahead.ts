import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { NeedsListElement } from '../models';

type Guess = (rows: NeedsListElement[]) => NeedsListElement[];

/** By the key of a list: what the changes that are on their way will make of it, in their order. */
const guesses = new WeakMap<QueryClient, Map<string, readonly Guess[]>>();

/**
 * Lets a change show over whatever the server says of a list, until it is ended: what comes meanwhile, for a change that
 * was faster or of somebody else, doesn't know it yet. A guess may be made of a list that has the change already.
 */
export function guessAhead(client: QueryClient, key: QueryKey, guess: Guess): () => void {
  const lists = guesses.get(client) ?? new Map<string, readonly Guess[]>();
  guesses.set(client, lists);
  const name = JSON.stringify(key);
  lists.set(name, [...(lists.get(name) ?? []), guess]);
  return () => {
    lists.set(name, lists.get(name)?.filter((each) => each !== guess) ?? []);
  };
}

/** The rows of a list as the changes on their way will make them. */
export function withGuesses(client: QueryClient, key: QueryKey, rows: NeedsListElement[]): NeedsListElement[] {
  const ahead = guesses.get(client)?.get(JSON.stringify(key)) ?? [];
  return ahead.reduce((shown, guess) => guess(shown), rows);
}
