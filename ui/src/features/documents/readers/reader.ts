import type { ReaderAnswers, ReaderQuestion, UnreadableReason } from './reader-worker';
import { UnreadableFileError } from './table';

type ReaderReply = { id: number; answer: never } | { id: number; why: UnreadableReason };

/** Reads a file in a separate worker while it is viewed. */
export interface DocumentReader {
  ask: <K extends ReaderQuestion['ask']>(question: Extract<ReaderQuestion, { ask: K }>) => Promise<ReaderAnswers[K]>;
  close: () => void;
}

/** Starts a worker. */
export function startReader(): DocumentReader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: Error) => void }>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ReaderReply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('why' in data) asker?.reject(new UnreadableFileError(data.why));
    else asker?.resolve(data.answer);
  });
  // Out of memory, or the worker couldn't be loaded.
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new UnreadableFileError('broken'));
    waiting.clear();
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.postMessage({ id: asked, question }, []);
      }),
    close: () => worker.terminate(),
  };
}
