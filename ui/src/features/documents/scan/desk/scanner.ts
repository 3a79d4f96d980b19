import type { ScanAnswers, ScanAsk, ScanQuestions } from './scan-desk';
import { workersDraw } from './surface';

type Reply = { id: number; answer: never } | { id: number; unreadable: true };

/** Works on photos, for as long as somebody looks at them. */
export interface Scanner {
  /** Fails when the photo can't be read. */
  ask: <K extends ScanAsk>(ask: K, question: ScanQuestions[K]) => Promise<ScanAnswers[K]>;
  /** Stops at once, whatever is under way. */
  close: () => void;
}

/** A photo can't be read here. */
export class UnreadablePhoto extends Error {}

/** Starts a worker; where workers can't draw, the page works itself, which takes longer. */
export const startScanner = (): Scanner => (workersDraw() ? inWorker() : inPage());

function inWorker(): Scanner {
  const worker = new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: Error) => void }>();
  let asked = 0;
  const giveUp = () => {
    for (const { reject } of waiting.values()) reject(new UnreadablePhoto());
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('unreadable' in data) asker?.reject(new UnreadablePhoto());
    else asker?.resolve(data.answer);
  });
  // Out of memory, or the worker could not be loaded.
  worker.addEventListener('error', giveUp);
  return {
    ask: (ask, question) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.postMessage({ id: asked, ask, question }, []);
      }),
    close: () => {
      worker.terminate();
      giveUp();
    },
  };
}

function inPage(): Scanner {
  const desk = import('./scan-desk').then(({ ScanDesk }) => new ScanDesk());
  let closed = false;
  return {
    ask: async (ask, question) => {
      // Between two photos the page can draw itself and hear of a click.
      await new Promise((resolve) => setTimeout(resolve));
      if (closed) throw new UnreadablePhoto();
      return (await desk).reply(ask, question);
    },
    close: () => void (closed = true),
  };
}
