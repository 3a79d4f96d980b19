import type { KeySource } from '@/lib/storage/record-store';
import { answer, api } from '../client';
import { currentUserQuery } from '../current-user';
import { queryClient } from '../query-client';

let known: { userId: string; key: Promise<CryptoKey | null> } | null = null;
let closed = false;

const bytesOf = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function fetchKey(userId: string): Promise<CryptoKey | null> {
  const { userId: whose, key } = await answer(api.GET('/v1/account/storage-key'));
  // Another user has signed in in the meantime; this page's data isn't theirs.
  if (whose !== userId) return null;
  return crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Returns the key that encrypts the signed-in user's data in this browser. It is fetched from the server and kept in
 * memory only. `null` while no user is signed in, and on pages that aren't a secure context.
 */
export const storageKey: KeySource = async () => {
  const userId = queryClient.getQueryData(currentUserQuery.queryKey)?.id;
  if (closed || !userId || !globalThis.crypto?.subtle) return null;
  if (known?.userId !== userId) known = { userId, key: fetchKey(userId) };
  const asked = known;
  return asked.key.catch(() => {
    // Without a connection the next call fetches it.
    if (known === asked) known = null;
    return null;
  });
};

/** Stops reading and writing stored records until the page is reloaded. */
export function closeStorage(): void {
  closed = true;
  known = null;
}
