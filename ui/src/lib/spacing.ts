/**
 * When the next round of something is due that is asked for again and again: soon after a quiet time, and the rarer the
 * longer it goes on.
 */
export class Spacing {
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

  /** How long the next round waits, in milliseconds. */
  wait(now = performance.now()): number {
    return Math.max(this.#soonMs, this.#last + this.#gapMs - now);
  }

  /** A round begins. */
  begin(now = performance.now()): void {
    const goesOn = now - this.#last < 2 * this.#gapMs;
    this.#gapMs = goesOn ? Math.min(this.#gapMs * 1.5, this.#mostMs) : this.#firstMs;
    this.#last = now;
  }
}
