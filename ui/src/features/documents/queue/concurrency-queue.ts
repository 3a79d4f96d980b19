import { UploadAborted } from './upload-aborted';

/** Waits for something that needs no slot, such as a person's answer, while others use it; then continues. */
export type WaitAside = <R>(wait: () => Promise<R>) => Promise<R>;

interface QueueEntry {
  enter: () => void;
  gone: boolean;
}

/** A queue with a concurrency limit, first come, first served. */
export class ConcurrencyQueue {
  #free: number;
  readonly #first: QueueEntry[] = [];
  readonly #queue: QueueEntry[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs the work when its turn comes. If aborted before, it never starts. */
  async use<T>(signal: AbortSignal, work: (aside: WaitAside) => Promise<T>): Promise<T> {
    await this.#enter(signal, this.#queue);
    let inside = true;
    const aside: WaitAside = async (wait) => {
      inside = false;
      this.#leave();
      const answer = await wait();
      await this.#enter(signal, this.#first);
      inside = true;
      return answer;
    };
    try {
      return await work(aside);
    } finally {
      if (inside) this.#leave();
    }
  }

  #enter(signal: AbortSignal, queue: QueueEntry[]): Promise<void> {
    return new Promise((enter, stop) => {
      if (signal.aborted) return stop(new UploadAborted());
      if (this.#free > 0) {
        this.#free -= 1;
        return enter();
      }
      const waiting: QueueEntry = { enter, gone: false };
      queue.push(waiting);
      signal.addEventListener('abort', () => {
        waiting.gone = true;
        stop(new UploadAborted());
      });
    });
  }

  #leave(): void {
    for (const queue of [this.#first, this.#queue]) {
      for (let next = queue.shift(); next; next = queue.shift()) if (!next.gone) return next.enter();
    }
    this.#free += 1;
  }
}
