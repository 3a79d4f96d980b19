import { type SealedRecord, sealRecord, sealedId, unsealRecord } from './encryption';

/** Records that this browser stores between visits, by key. No method throws. */
export interface RecordStore<T> {
  /** Stores a record. Returns whether that worked: a private window or a full disk stores nothing. */
  put: (record: T) => Promise<boolean>;
  forget: (key: string) => Promise<void>;
  get: (key: string) => Promise<T | null>;
  all: () => Promise<T[]>;
}

/** The signed-in user's key; `null` while no user is signed in, or if the browser can't encrypt. */
export type KeySource = () => Promise<CryptoKey | null>;

const prefix = 'loanroom-';
/** Records of version 1 weren't encrypted. */
const version = 2;
/** The days after which records of users who haven't signed in here are removed. */
const mostDays = 90;

function openDatabase(kind: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return reject(new Error('This browser keeps nothing.'));
    const request = indexedDB.open(prefix + kind, version);
    request.onupgradeneeded = () => {
      const database = request.result;
      if (database.objectStoreNames.contains(kind)) database.deleteObjectStore(kind);
      database.createObjectStore(kind, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onblocked = () => reject(new Error(`The ${kind} are open in another tab.`));
    request.onerror = () => reject(request.error ?? new Error(`The ${kind} can’t be opened.`));
  });
}

/**
 * Returns the records of a kind, in a separate IndexedDB database; `keyPath` names the key property. They are encrypted
 * for the signed-in user: other users of this browser can't read them.
 */
export function createRecordStore<T extends object>(
  kind: string,
  keyPath: keyof T & string,
  keySource: KeySource,
): RecordStore<T> {
  let opened: Promise<IDBDatabase> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs a request on the store; `null` if storage is unavailable or full. */
  async function run<R>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<R>): Promise<R | null> {
    try {
      opened ??= openDatabase(kind);
      const transaction = (await opened).transaction(kind, mode);
      const request = ask(transaction.objectStore(kind));
      return await new Promise((resolve, reject) => {
        // It is durable once the transaction completes.
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? new Error(`The ${kind} can’t be kept.`));
      });
    } catch {
      // Reopened the next time: there may be space by then.
      opened = null;
      return null;
    }
  }

  /** Serializes operations: encryption is asynchronous, and they must not overtake each other. */
  function inTurn<R>(otherwise: R, act: (key: CryptoKey) => Promise<R>): Promise<R> {
    const next = last.then(async () => {
      const key = await keySource();
      return key ? act(key) : otherwise;
    });
    const safely = next.catch(() => otherwise);
    last = safely;
    return safely;
  }

  const keyOf = (record: T): string => String(record[keyPath]);
  const plain = (key: CryptoKey, sealed: SealedRecord) => unsealRecord<T>(key, sealed);

  async function allOf(key: CryptoKey): Promise<T[]> {
    const oldest = Date.now() - mostDays * 24 * 60 * 60 * 1000;
    const found: T[] = [];
    for (const sealed of (await run<SealedRecord[]>('readonly', (store) => store.getAll())) ?? []) {
      const record = await plain(key, sealed);
      if (record) found.push(record);
      else if (sealed.keptAt < oldest) await run('readwrite', (store) => store.delete(sealed.id));
    }
    return found;
  }

  return {
    put: (record) =>
      inTurn(false, async (key) => {
        const sealed = await sealRecord(key, await sealedId(keyOf(record)), record);
        return (await run('readwrite', (store) => store.put(sealed))) !== null;
      }),
    forget: (key) =>
      inTurn<void>(undefined, async () => {
        const id = await sealedId(key);
        await run('readwrite', (store) => store.delete(id));
      }),
    get: (name) =>
      inTurn(null, async (key) => {
        const id = await sealedId(name);
        const sealed = await run<SealedRecord | undefined>('readonly', (store) => store.get(id));
        return sealed ? plain(key, sealed) : null;
      }),
    all: () => inTurn([], allOf),
  };
}

/** Clears every database of records, for all users of this browser. */
export async function eraseRecords(kinds: readonly string[]): Promise<void> {
  const known = await indexedDB?.databases?.().catch(() => []);
  const named = known?.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  await Promise.all((named ?? kinds).map(clearDatabase));
}

async function clearDatabase(kind: string): Promise<void> {
  try {
    const database = await openDatabase(kind);
    await new Promise((done, failed) => {
      const transaction = database.transaction(kind, 'readwrite');
      transaction.objectStore(kind).clear();
      transaction.oncomplete = done;
      transaction.onabort = failed;
    });
    database.close();
  } catch {
    // A database that can't be opened contains encrypted records only.
  }
}
