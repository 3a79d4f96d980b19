/** Records that this browser keeps from one visit to the next, each under its key. Nothing here throws. */
export interface KeptRecords<T> {
  /** Keeps it on the disk; answers whether that worked: a private window or a full disk keeps nothing. */
  put: (record: T) => Promise<boolean>;
  forget: (key: string) => Promise<void>;
  get: (key: string) => Promise<T | null>;
  all: () => Promise<T[]>;
}

/** The records of a kind, in a database of their own (IndexedDB); `keyPath` names the part that is a record's key. */
export function keptRecords<T>(kind: string, keyPath: keyof T & string): KeptRecords<T> {
  let opened: Promise<IDBDatabase> | null = null;

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      if (typeof indexedDB === 'undefined') return reject(new Error('This browser keeps nothing.'));
      const request = indexedDB.open(`loanroom-${kind}`, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(kind, { keyPath });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error(`The ${kind} can’t be opened.`));
    });

  /** Does something with the store; `null` where nothing is kept or there is no room. */
  async function run<R>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<R>): Promise<R | null> {
    try {
      opened ??= open();
      const transaction = (await opened).transaction(kind, mode);
      const request = ask(transaction.objectStore(kind));
      return await new Promise((resolve, reject) => {
        // It is on the disk once the transaction is through, not before.
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? new Error(`The ${kind} can’t be kept.`));
      });
    } catch {
      // Opened anew the next time: there may be room by then.
      opened = null;
      return null;
    }
  }

  return {
    put: async (record) => (await run('readwrite', (store) => store.put(record))) !== null,
    forget: async (key) => void (await run('readwrite', (store) => store.delete(key))),
    get: async (key) => (await run<T | undefined>('readonly', (store) => store.get(key))) ?? null,
    all: async () => (await run<T[]>('readonly', (store) => store.getAll())) ?? [],
  };
}
