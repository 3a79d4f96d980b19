import type { QueryClient } from '@tanstack/react-query';
import type { NeedsListElement } from '../models';

/** A list as the server returned it last, with its `ETag`. */
interface KnownList {
  etag: string;
  rows: NeedsListElement[];
}

/** The last lists by query client and loan. Rows in the query cache can hold changes that are not saved yet. */
const known = new WeakMap<QueryClient, Map<string, KnownList>>();
const maxLists = 8;

/** Returns the list of a loan that was read last. */
export const knownList = (client: QueryClient, loanId: string): KnownList | undefined => known.get(client)?.get(loanId);

/** Remembers a list that was read; one without an `ETag` is forgotten. */
export function rememberList(client: QueryClient, loanId: string, etag: string | null, rows: NeedsListElement[]): void {
  const lists = known.get(client) ?? new Map<string, KnownList>();
  known.set(client, lists);
  lists.delete(loanId);
  if (etag) lists.set(loanId, { etag, rows });
  const [oldest] = lists.keys();
  if (oldest !== undefined && lists.size > maxLists) lists.delete(oldest);
}
