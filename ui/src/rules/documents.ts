import type * as Documents from '@wasm/documents';
import type { FileCall, FileRuleName } from './file-modules';
import { MalformedInput, isMalformed } from './malformed';

/** What a rule about a file answers, with the file that it made. */
type FileAnswer<K extends FileRuleName> = Omit<ReturnType<FileCall<K>>, 'file'> & {
  file: Uint8Array<ArrayBuffer> | null;
};

/** What is in an archive, or why it isn't unpacked. */
export type ZipReading = Documents.ZipReading;

/** Why an archive, or one of its files, isn't unpacked. */
export type ZipRefusal = Documents.ZipRefusal;

/** What was opened already of the archive around another. */
export type ZipWithin = Documents.ZipWithin;

/** What an e-mail says. */
export type MailReading = Documents.MailReading;

/** What makes a photo hard to read. */
export type PhotoFinding = Documents.PhotoFinding;

/** What the worker is asked: a rule about a file; to open an archive, or one that lies in it; to unlock it, for a file of it, or to close it. */
export type DocumentsQuestion = { id: number } & (
  | { name: FileRuleName; file: Blob; input: unknown }
  | { open: Blob; input: Documents.ReadZip }
  | { within: number; place: number; input: Documents.ReadZip }
  | { unlock: number; password: string; place: number | undefined }
  | { archive: number; place: number }
  | { close: number }
);

/** What the worker says: the answer, or why there is none, and whether it can go on after that. */
export type DocumentsReply = { id: number; answer: unknown } | { id: number; failure: string; fatal: boolean };

/** An archive that stays open in the worker, so that it is read once however many files it holds. */
export interface OpenArchive {
  reading: ZipReading;
  /** The file at a place of the reading, or why it can't be unpacked. Fails when the tools do. */
  content: (place: number) => Promise<Uint8Array<ArrayBuffer> | ZipRefusal>;
  /** Gives a password for what is locked, or for the file at a place; answers why it isn't taken. */
  unlock: (password: string, place?: number) => Promise<ZipRefusal | null>;
  /** Opens the archive that lies in it at a place. */
  openInside: (place: number, input: Documents.ReadZip) => Promise<OpenArchive>;
  /** Lets go of it. */
  close: () => void;
}

type Unnumbered<Q> = Q extends DocumentsQuestion ? Omit<Q, 'id'> : never;

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (reason: Error) => void }>();

function settle({ data }: MessageEvent<DocumentsReply>): void {
  const asker = waiting.get(data.id);
  waiting.delete(data.id);
  if (!('failure' in data)) return asker?.resolve(data.answer);
  asker?.reject(new Error(data.failure));
  // A module that has failed inside can't be trusted with the next file: the next question gets a new worker.
  if (data.fatal) giveUp(data.failure);
}

function giveUp(reason: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(reason));
  waiting.clear();
}

function start(): Worker {
  const started = new Worker(new URL('./documents.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', settle);
  started.addEventListener('error', ({ message }) => giveUp(message || 'The document tools could not be loaded.'));
  return started;
}

/** Asks the worker, which is started on first use, so that a large file never holds up a keystroke. */
async function ask<Answer>(question: Unnumbered<DocumentsQuestion>): Promise<Answer> {
  worker ??= start();
  const id = ++asked;
  const reply = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  // A file crosses by reference; the worker reads it.
  worker.postMessage({ ...question, id }, []);
  const answer = await reply;
  if (isMalformed(answer)) throw new MalformedInput('name' in question ? question.name : 'zip', answer.malformed);
  // The worker answers each question with what its rule answers.
  return answer as Answer;
}

/** Asks one rule about a file: its answer, and the file that it made if it makes one. Fails when the tools do. */
export async function fileRule<K extends FileRuleName>(
  name: K,
  file: Blob,
  input: Parameters<FileCall<K>>[1],
): Promise<FileAnswer<K>> {
  return ask({ name, file, input });
}

/** Opens an archive, once for all of its files. Fails when the tools do. */
export const openArchive = (file: Blob, input: Documents.ReadZip): Promise<OpenArchive> =>
  opened({ open: file, input });

async function opened(question: Unnumbered<DocumentsQuestion>): Promise<OpenArchive> {
  const { archive, reading } = await ask<{ archive: number; reading: ZipReading }>(question);
  const openedBy = worker;
  const held = <Answer>(next: Unnumbered<DocumentsQuestion>): Promise<Answer> =>
    worker === openedBy ? ask(next) : Promise.reject(new Error('The archive was closed.'));
  return {
    reading,
    content: (place) => held({ archive, place }),
    unlock: (password, place) => held({ unlock: archive, password, place }),
    openInside: (place, input) =>
      worker === openedBy
        ? opened({ within: archive, place, input })
        : Promise.reject(new Error('The archive was closed.')),
    close: () => {
      // With its worker the archive is gone already.
      if (worker && worker === openedBy) void ask({ close: archive }).catch(() => undefined);
    },
  };
}
