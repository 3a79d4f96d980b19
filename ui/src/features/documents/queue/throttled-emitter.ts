/** The throttle interval in milliseconds. */
const gapMs = 100;

/** Notifies listeners of changes immediately, then at most once per interval. */
export class ThrottledEmitter {
  readonly #listeners = new Set<() => void>();
  #due = false;
  #last = -Infinity;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reports a change. */
  emit(): void {
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
