import type * as Documents from '@rules/documents';
import { MalformedInput, isMalformed } from './malformed';

type DocumentsModule = typeof Documents;

/** Names of all rules of the documents module. */
export type DocumentsRuleName = {
  [K in keyof DocumentsModule]: DocumentsModule[K] extends (input: never) => unknown ? K : never;
}[keyof DocumentsModule];

type Call<K extends DocumentsRuleName> = Extract<DocumentsModule[K], (input: never) => unknown>;

/** What the worker is asked. */
export interface DocumentsQuestion {
  id: number;
  name: DocumentsRuleName;
  input: unknown;
}

/** What the worker says: the rule's answer, or why it could not be asked. */
export type DocumentsReply = { id: number; answer: unknown } | { id: number; failure: string };

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (reason: Error) => void }>();

function settle({ data }: MessageEvent<DocumentsReply>): void {
  const waiter = waiting.get(data.id);
  waiting.delete(data.id);
  if ('failure' in data) waiter?.reject(new Error(data.failure));
  else waiter?.resolve(data.answer);
}

function giveUp(event: ErrorEvent): void {
  for (const { reject } of waiting.values())
    reject(new Error(event.message || 'The document tools could not be loaded.'));
  waiting.clear();
  worker?.terminate();
  worker = undefined;
}

function start(): Worker {
  const started = new Worker(new URL('./documents.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', settle);
  started.addEventListener('error', giveUp);
  return started;
}

/**
 * Asks one rule of the documents module, in a worker that is started on first use, so that a large archive never
 * holds up a keystroke. `transfer` names buffers to hand over rather than copy.
 */
export async function documentsRule<K extends DocumentsRuleName>(
  name: K,
  input: Parameters<Call<K>>[0],
  transfer: Transferable[] = [],
): Promise<ReturnType<Call<K>>> {
  worker ??= start();
  const id = ++asked;
  const reply = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, name, input } satisfies DocumentsQuestion, transfer);
  const answer = await reply;
  if (isMalformed(answer)) throw new MalformedInput(name, answer.malformed);
  return answer as ReturnType<Call<K>>;
}
