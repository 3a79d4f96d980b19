import type { Chosen } from '../chosen';

/** An upload as this browser keeps it, so that it goes on after the page is loaded anew. */
export interface KeptUpload {
  id: string;
  userId: string;
  /** The tab that sends it. */
  tab: string;
  /** Its id on the server, once it was announced. */
  uploadId: string | null;
  loanId: string;
  elementId: string | null;
  chosen: Chosen;
  name: string;
  size: number;
  lastModified: number;
  /** What is sent, where there is room for it here; else it has to be chosen again. */
  file: File | null;
  keptAt: number;
}

const STORE = 'uploads';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new Error('This browser keeps nothing.'));
    const request = indexedDB.open('loanroom-uploads', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The uploads can’t be opened.'));
  });
  return opened;
}

/** Does something with the store; `null` in a browser that keeps nothing or has no room. */
async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const transaction = (await database()).transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    return await new Promise((resolve, reject) => {
      // A file is on the disk once the transaction is through, not before.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The upload can’t be kept.'));
    });
  } catch {
    return null;
  }
}

/** Keeps it; answers whether that worked. */
export const keepHere = async (upload: KeptUpload): Promise<boolean> =>
  (await run('readwrite', (store) => store.put(upload))) !== null;

export const forgetHere = (id: string): Promise<unknown> => run('readwrite', (store) => store.delete(id));

export const allHere = async (): Promise<KeptUpload[]> =>
  (await run<KeptUpload[]>('readonly', (store) => store.getAll())) ?? [];
