/** A file's position among those chosen together; files from an archive also have a position in it. */
export interface ChoicePosition {
  batch: string;
  place: number;
  inside: number;
}

/** Numbers files in the order of choosing; those of the same tick belong together. */
export class ChoiceCounter {
  #batch: string | null = null;
  #count = 0;

  /** Returns the position of the next file. */
  next(): ChoicePosition {
    if (this.#batch === null) {
      this.#batch = randomUuid();
      this.#count = 0;
      queueMicrotask(() => (this.#batch = null));
    }
    return { batch: this.#batch, place: this.#count++, inside: 0 };
  }
}

/** Returns a random UUID (version 4). `crypto.randomUUID` requires a secure context. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
