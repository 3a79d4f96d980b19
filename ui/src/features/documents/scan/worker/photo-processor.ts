import type { ScanAnswers, ScanAsk, ScanQuestions } from './scan-worker';
import { canWorkersDraw } from './drawing-surface';

type ScanReply = { id: number; answer: never } | { id: number; unreadable: true };

/** Processes photos until it is closed. */
export interface PhotoProcessor {
  /** Rejects if the photo can't be read. */
  ask: <K extends ScanAsk>(ask: K, question: ScanQuestions[K]) => Promise<ScanAnswers[K]>;
  /** Stops immediately, including work in progress. */
  close: () => void;
}

/** A photo can't be read here. */
export class UnreadablePhoto extends Error {}

/** Starts a worker; if workers can't draw, the main thread does the work, more slowly. */
export const startPhotoProcessor = (): PhotoProcessor => (canWorkersDraw() ? startInWorker() : startInPage());

function startInWorker(): PhotoProcessor {
  const worker = new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: Error) => void }>();
  let asked = 0;
  const rejectPending = () => {
    for (const { reject } of waiting.values()) reject(new UnreadablePhoto());
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<ScanReply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('unreadable' in data) asker?.reject(new UnreadablePhoto());
    else asker?.resolve(data.answer);
  });
  // Out of memory, or the worker couldn't be loaded.
  worker.addEventListener('error', rejectPending);
  return {
    ask: (ask, question) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.postMessage({ id: asked, ask, question }, []);
      }),
    close: () => {
      worker.terminate();
      rejectPending();
    },
  };
}

function startInPage(): PhotoProcessor {
  const desk = import('./scan-worker').then(({ ScanWorker }) => new ScanWorker());
  let closed = false;
  return {
    ask: async (ask, question) => {
      // Yields to rendering and input between two photos.
      await new Promise((resolve) => setTimeout(resolve));
      if (closed) throw new UnreadablePhoto();
      return (await desk).reply(ask, question);
    },
    close: () => void (closed = true),
  };
}
