import type { QueryClient } from '@tanstack/react-query';
import type { NeedsListElement } from '../models';

/** A list as last returned by the server, with its `ETag`. */
interface KnownList {
  etag: string;
  rows: NeedsListElement[];
}

/** The last lists by query client and loan. Rows in the query cache can contain unsaved changes. */
const known = new WeakMap<QueryClient, Map<string, KnownList>>();
const maxLists = 8;

/** Returns the last list read for a loan. */
export const knownList = (client: QueryClient, loanId: string): KnownList | undefined => known.get(client)?.get(loanId);

/** Stores a list that was read; a list without an `ETag` is dropped. */
export function rememberList(client: QueryClient, loanId: string, etag: string | null, rows: NeedsListElement[]): void {
  const lists = known.get(client) ?? new Map<string, KnownList>();
  known.set(client, lists);
  lists.delete(loanId);
  if (etag) lists.set(loanId, { etag, rows });
  const [oldest] = lists.keys();
  if (oldest !== undefined && lists.size > maxLists) lists.delete(oldest);
}
