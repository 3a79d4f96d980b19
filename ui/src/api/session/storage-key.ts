import type { KeySource } from '@/lib/kept/records';
import { answer, api } from '../client';
import { currentUserQuery } from '../current-user';
import { queryClient } from '../query-client';

let known: { userId: string; key: Promise<CryptoKey | null> } | null = null;
let closed = false;

const bytesOf = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function fetchKey(userId: string): Promise<CryptoKey | null> {
  const { userId: whose, key } = await answer(api.GET('/v1/account/storage-key'));
  // Another person has signed in meanwhile: nothing of this page is for them.
  if (whose !== userId) return null;
  return crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * The key with which this browser encrypts what it keeps of the person who is signed in. It is asked of the server and only
 * ever in memory. `null` while nobody is signed in, and on pages that browsers don't take for secure.
 */
export const storageKey: KeySource = async () => {
  const userId = queryClient.getQueryData(currentUserQuery.queryKey)?.id;
  if (closed || !userId || !globalThis.crypto?.subtle) return null;
  if (known?.userId !== userId) known = { userId, key: fetchKey(userId) };
  const asked = known;
  return asked.key.catch(() => {
    // Without a connection it is asked for the next time.
    if (known === asked) known = null;
    return null;
  });
};

/** Stops reading and writing kept records until the page is loaded again. */
export function closeStorage(): void {
  closed = true;
  known = null;
}
