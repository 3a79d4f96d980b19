/** Listeners hear of changes at once, but no more often than this. */
const gapMs = 100;

/** Tells listeners that something changed, a few times a second however often it does. */
export class Pulse {
  readonly #listeners = new Set<() => void>();
  #due = false;
  #last = -Infinity;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Something changed. */
  beat(): void {
    if (this.#due) return;
    this.#due = true;
    const wait = this.#last + gapMs - performance.now();
    if (wait > 0) setTimeout(this.#tell, wait);
    else queueMicrotask(this.#tell);
  }

  readonly #tell = (): void => {
    this.#due = false;
    this.#last = performance.now();
    for (const listener of this.#listeners) listener();
  };
}
