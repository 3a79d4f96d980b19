import type * as Documents from '@rules/documents';
import { MalformedInput, isMalformed } from './malformed';

type DocumentsModule = typeof Documents;

/** Names of the rules that look into a file. */
export type FileRuleName = {
  [K in keyof DocumentsModule]: DocumentsModule[K] extends (file: Uint8Array, input: never) => { answer: unknown }
    ? DocumentsModule[K] extends (input: never) => unknown
      ? never
      : K
    : never;
}[keyof DocumentsModule];

type Call<K extends FileRuleName> = Extract<
  DocumentsModule[K],
  (file: Uint8Array, input: never) => { answer: unknown; file: Uint8Array | null }
>;

/** What the worker is asked: a rule about a file, or the file at a place in an archive. */
export type DocumentsQuestion = { id: number; file: Uint8Array; input: unknown } & (
  { name: FileRuleName } | { place: number }
);

/** What the worker says: the answer, or why there is none. */
export type DocumentsReply = { id: number; answer: unknown } | { id: number; failure: string };

type Unnumbered<Q> = Q extends DocumentsQuestion ? Omit<Q, 'id'> : never;

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (reason: Error) => void }>();

function settle({ data }: MessageEvent<DocumentsReply>): void {
  // A module that has failed inside can't be trusted with the next file: the next question gets a new worker.
  if ('failure' in data) return giveUp(data.failure);
  waiting.get(data.id)?.resolve(data.answer);
  waiting.delete(data.id);
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
async function ask(question: Unnumbered<DocumentsQuestion>): Promise<unknown> {
  worker ??= start();
  const id = ++asked;
  const reply = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ ...question, id }, []);
  const answer = await reply;
  if (isMalformed(answer)) throw new MalformedInput('name' in question ? question.name : 'zip', answer.malformed);
  return answer;
}

/** Asks one rule about a file: its answer, and the file that it made if it makes one. Fails when the tools do. */
export async function fileRule<K extends FileRuleName>(
  name: K,
  file: Uint8Array,
  input: Parameters<Call<K>>[1],
): Promise<ReturnType<Call<K>>> {
  return (await ask({ name, file, input })) as ReturnType<Call<K>>;
}

/** The file at a place of `readZip`'s files; nothing when it can't be unpacked. Fails when the tools do. */
export async function unpacked(zip: Uint8Array, name: string, place: number): Promise<Uint8Array | null> {
  const content = await ask({ file: zip, input: { name }, place });
  return content instanceof Uint8Array ? content : null;
}
