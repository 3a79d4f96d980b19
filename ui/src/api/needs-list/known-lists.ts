import type { QueryClient } from '@tanstack/react-query';
import type { NeedsListElement } from '../models';
import type { components } from '../schema';

type Changes = Pick<components['schemas']['NeedsListChanges'], 'changed' | 'gone'>;

/** A list as the server said it last, with its name for that. */
export interface KnownList {
  stamp: string;
  rows: NeedsListElement[];
}

/** Beside the cache, where screens guess ahead of the server: what changed is told of what it said itself. */
const known = new WeakMap<QueryClient, Map<string, KnownList>>();
const most = 8;

/** The list of a loan that was known last. */
export const knownList = (client: QueryClient, loanId: string): KnownList | undefined => known.get(client)?.get(loanId);

/** Keeps what the server says of a loan's list, as far as it has a name for it; answers its rows. */
export function know(client: QueryClient, loanId: string, stamp: string | null, rows: NeedsListElement[]) {
  const lists = known.get(client) ?? new Map<string, KnownList>();
  known.set(client, lists);
  lists.delete(loanId);
  if (stamp) lists.set(loanId, { stamp, rows });
  const [oldest] = lists.keys();
  if (oldest !== undefined && lists.size > most) lists.delete(oldest);
  return rows;
}

/**
 * The rows with what changed in them: each stands after the one that it is said to stand after, or that it stood after all
 * along. Nothing when they don't fit together.
 */
export function patched(rows: readonly NeedsListElement[], { changed, gone }: Changes): NeedsListElement[] | null {
  const away = new Set([...gone, ...changed.map(({ element }) => element.id)]);
  const next = new Map<string | null, NeedsListElement>();
  let before: string | null = null;
  for (const row of rows) {
    if (!away.has(row.id)) next.set(before, row);
    before = row.id;
  }
  for (const { after, element } of changed) next.set(after, element);
  const all: NeedsListElement[] = [];
  for (let row = next.get(null); row && all.length < next.size; row = next.get(row.id)) all.push(row);
  return all.length === next.size ? all : null;
}
