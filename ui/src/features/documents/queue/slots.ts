import { UploadAborted } from './upload-aborted';

/** Waits for something that needs no slot, such as a person's answer, while others use it; then continues. */
export type Aside = <R>(wait: () => Promise<R>) => Promise<R>;

interface Waiting {
  enter: () => void;
  gone: boolean;
}

/** A queue with a concurrency limit, first come, first served. */
export class Slots {
  #free: number;
  readonly #first: Waiting[] = [];
  readonly #queue: Waiting[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs the work when its turn comes. If aborted before, it never starts. */
  async use<T>(signal: AbortSignal, work: (aside: Aside) => Promise<T>): Promise<T> {
    await this.#enter(signal, this.#queue);
    let inside = true;
    const aside: Aside = async (wait) => {
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

  #enter(signal: AbortSignal, queue: Waiting[]): Promise<void> {
    return new Promise((enter, stop) => {
      if (signal.aborted) return stop(new UploadAborted());
      if (this.#free > 0) {
        this.#free -= 1;
        return enter();
      }
      const waiting: Waiting = { enter, gone: false };
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
