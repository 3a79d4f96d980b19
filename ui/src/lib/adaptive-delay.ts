/** The delays of a repeated task: short after a quiet time, longer the longer it continues. */
export class AdaptiveDelay {
  readonly #soonMs: number;
  readonly #firstMs: number;
  readonly #mostMs: number;
  #gapMs: number;
  #last = -Infinity;

  constructor(soonMs: number, firstMs: number, mostMs: number) {
    this.#soonMs = soonMs;
    this.#firstMs = firstMs;
    this.#mostMs = mostMs;
    this.#gapMs = firstMs;
  }

  /** Returns the delay before the next round, in milliseconds. */
  wait(now = performance.now()): number {
    return Math.max(this.#soonMs, this.#last + this.#gapMs - now);
  }

  /** Starts a round. */
  begin(now = performance.now()): void {
    const goesOn = now - this.#last < 2 * this.#gapMs;
    this.#gapMs = goesOn ? Math.min(this.#gapMs * 1.5, this.#mostMs) : this.#firstMs;
    this.#last = now;
  }
}
