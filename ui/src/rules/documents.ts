import type * as Documents from '@wasm/documents';
import type { FileCall, FileRuleName } from './file-modules';
import { MalformedInput, isMalformed } from './malformed-input';

/** The result of a rule about a file, with the file that it created. */
type FileAnswer<K extends FileRuleName> = Omit<ReturnType<FileCall<K>>, 'file'> & {
  file: Uint8Array<ArrayBuffer> | null;
};

/** The content of an archive, or why it isn't unpacked. */
export type ZipReading = Documents.ZipReading;

/** Why an archive, or one of its files, isn't unpacked. */
export type ZipRefusal = Documents.ZipRefusal;

/** The state of the archive around another. */
export type ZipWithin = Documents.ZipWithin;

/** The content of an email. */
export type MailReading = Documents.MailReading;

/** What makes a photo hard to read. */
export type PhotoFinding = Documents.PhotoFinding;

/**
 * A request to the worker: run a rule about a file; open an archive or a nested one; unlock it, read one of its files,
 * or close it.
 */
export type DocumentsQuestion = { id: number } & (
  | { name: FileRuleName; file: Blob; input: unknown }
  | { open: Blob; input: Documents.ReadZip }
  | { within: number; place: number; input: Documents.ReadZip }
  | { unlock: number; password: string; place: number | undefined }
  | { archive: number; place: number }
  | { close: number }
);

/** A response of the worker: the result or an error, and whether the worker can continue. */
export type DocumentsReply = { id: number; answer: unknown } | { id: number; failure: string; fatal: boolean };

/** An archive that stays open in the worker, so that it is read once however many files it contains. */
export interface OpenArchive {
  reading: ZipReading;
  /** Returns the file at an index, or why it can't be unpacked. Rejects if the tools fail. */
  content: (place: number) => Promise<Uint8Array<ArrayBuffer> | ZipRefusal>;
  /** Provides a password for the archive or the file at an index. Returns why it isn't accepted. */
  unlock: (password: string, place?: number) => Promise<ZipRefusal | null>;
  /** Opens the nested archive at an index. */
  openInside: (place: number, input: Documents.ReadZip) => Promise<OpenArchive>;
  /** Closes the archive. */
  close: () => void;
}

type RequestWithoutId<Q> = Q extends DocumentsQuestion ? Omit<Q, 'id'> : never;

let worker: Worker | undefined;
let lastRequestId = 0;
const pendingRequests = new Map<number, { resolve: (answer: unknown) => void; reject: (reason: Error) => void }>();

function settleRequest({ data }: MessageEvent<DocumentsReply>): void {
  const asker = pendingRequests.get(data.id);
  pendingRequests.delete(data.id);
  if (!('failure' in data)) return asker?.resolve(data.answer);
  asker?.reject(new Error(data.failure));
  // After a fatal error the module can't be trusted: the next request gets a new worker.
  if (data.fatal) rejectPending(data.failure);
}

function rejectPending(reason: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of pendingRequests.values()) reject(new Error(reason));
  pendingRequests.clear();
}

function startWorker(): Worker {
  const started = new Worker(new URL('./documents.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', settleRequest);
  started.addEventListener('error', ({ message }) =>
    rejectPending(message || 'The document tools could not be loaded.'),
  );
  return started;
}

/** Sends a request to the worker, which is started on first use, so that a large file never blocks typing. */
async function askWorker<Answer>(question: RequestWithoutId<DocumentsQuestion>): Promise<Answer> {
  worker ??= startWorker();
  const id = ++lastRequestId;
  const reply = new Promise<unknown>((resolve, reject) => pendingRequests.set(id, { resolve, reject }));
  // A file is passed by reference; the worker reads it.
  worker.postMessage({ ...question, id }, []);
  const answer = await reply;
  if (isMalformed(answer)) throw new MalformedInput('name' in question ? question.name : 'zip', answer.malformed);
  // The worker returns each request's result type.
  return answer as Answer;
}

/** Runs a rule about a file. Returns its result with the file that it created, if any. Rejects if the tools fail. */
export async function fileRule<K extends FileRuleName>(
  name: K,
  file: Blob,
  input: Parameters<FileCall<K>>[1],
): Promise<FileAnswer<K>> {
  return askWorker({ name, file, input });
}

/** Opens an archive once for all of its files. Rejects if the tools fail. */
export const openArchive = (file: Blob, input: Documents.ReadZip): Promise<OpenArchive> =>
  openInWorker({ open: file, input });

async function openInWorker(question: RequestWithoutId<DocumentsQuestion>): Promise<OpenArchive> {
  const { archive, reading } = await askWorker<{ archive: number; reading: ZipReading }>(question);
  const openedBy = worker;
  const held = <Answer>(next: RequestWithoutId<DocumentsQuestion>): Promise<Answer> =>
    worker === openedBy ? askWorker(next) : Promise.reject(new Error('The archive was closed.'));
  return {
    reading,
    content: (place) => held({ archive, place }),
    unlock: (password, place) => held({ unlock: archive, password, place }),
    openInside: (place, input) =>
      worker === openedBy
        ? openInWorker({ within: archive, place, input })
        : Promise.reject(new Error('The archive was closed.')),
    close: () => {
      // Without its worker the archive is already gone.
      if (worker && worker === openedBy) void askWorker({ close: archive }).catch(() => undefined);
    },
  };
}
