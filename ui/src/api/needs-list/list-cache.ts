import type { QueryClient } from '@tanstack/react-query';
import type { NeedsListElement } from '../models';

/** A list as last returned by the server, with its `ETag`. */
interface CachedList {
  etag: string;
  rows: NeedsListElement[];
}

/** The last lists by query client and loan. Rows in the query cache can contain unsaved changes. */
const cachedLists = new WeakMap<QueryClient, Map<string, CachedList>>();
const maxLists = 8;

/** Returns the last list read for a loan. */
export const findCachedList = (client: QueryClient, loanId: string): CachedList | undefined =>
  cachedLists.get(client)?.get(loanId);

/** Stores a list that was read; a list without an `ETag` is dropped. */
export function cacheList(client: QueryClient, loanId: string, etag: string | null, rows: NeedsListElement[]): void {
  const lists = cachedLists.get(client) ?? new Map<string, CachedList>();
  cachedLists.set(client, lists);
  lists.delete(loanId);
  if (etag) lists.set(loanId, { etag, rows });
  const [oldest] = lists.keys();
  if (oldest !== undefined && lists.size > maxLists) lists.delete(oldest);
}
