import type { SendBody } from '@/api/messaging/compose';
import type { Written } from '../form/composition';

/** A copy of what somebody writes, in this browser. */
export interface KeptHere {
  /** Whose it is, on which loan and thread. */
  key: string;
  written: Written;
  keptAt: string;
  /** What was being sent when the page went away, under which key. */
  outgoing: { key: string; payload: SendBody } | null;
}

const STORE = 'writings';

/** The name of a copy: a person writes one message to a thread at a time, and one that starts a new one. */
export const placeOfWriting = (userId: string, loanId: string, threadId: string | null): string =>
  [userId, loanId, threadId ?? 'new'].join('/');

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new Error('This browser keeps nothing.'));
    const request = indexedDB.open('loanroom-writings', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The copies can’t be opened.'));
  });
  return opened;
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const store = (await database()).transaction(STORE, mode).objectStore(STORE);
    return await new Promise((resolve, reject) => {
      const request = ask(store);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The copy can’t be read.'));
    });
  } catch {
    // A browser that keeps nothing (private mode, no room): the server's draft remains.
    return null;
  }
}

export const keepHere = (copy: KeptHere): Promise<unknown> => run('readwrite', (store) => store.put(copy));
export const forgetHere = (key: string): Promise<unknown> => run('readwrite', (store) => store.delete(key));
export const readHere = (key: string): Promise<KeptHere | null | undefined> =>
  run<KeptHere | undefined>('readonly', (store) => store.get(key));
export const allHere = async (): Promise<KeptHere[]> =>
  (await run<KeptHere[]>('readonly', (store) => store.getAll())) ?? [];
