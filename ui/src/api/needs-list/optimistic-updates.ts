import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { NeedsListElement } from '../models';

type OptimisticUpdate = (rows: NeedsListElement[]) => NeedsListElement[];

/** The optimistic updates of pending changes, in order, by the key of their list. */
const pendingUpdates = new WeakMap<QueryClient, Map<string, readonly OptimisticUpdate[]>>();

/**
 * Applies an optimistic update to whatever the server returns for a list, until the returned function ends it:
 * responses in between may not include the change yet. An update may run on a list that already includes the change.
 */
export function applyOptimisticUpdate(client: QueryClient, key: QueryKey, guess: OptimisticUpdate): () => void {
  const lists = pendingUpdates.get(client) ?? new Map<string, readonly OptimisticUpdate[]>();
  pendingUpdates.set(client, lists);
  const name = JSON.stringify(key);
  lists.set(name, [...(lists.get(name) ?? []), guess]);
  return () => {
    lists.set(name, lists.get(name)?.filter((each) => each !== guess) ?? []);
  };
}

/** Returns a list's rows with all pending optimistic updates applied. */
export function withOptimisticUpdates(
  client: QueryClient,
  key: QueryKey,
  rows: NeedsListElement[],
): NeedsListElement[] {
  const ahead = pendingUpdates.get(client)?.get(JSON.stringify(key)) ?? [];
  return ahead.reduce((shown, guess) => guess(shown), rows);
}
