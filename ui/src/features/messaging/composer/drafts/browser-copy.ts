import { subscribeToUploads } from '@/features/documents';
import { comingTo } from '../files/of-message';
import { type Composition, holdsText } from '../form/composition';
import { keptHere } from './kept-here';

/** A copy is written this soon after a change. */
const COPY_MS = 500;

/** The copy of a message being written in this browser's storage. */
export class BrowserCopy {
  readonly #composition: Composition;
  /** Its key in the storage. */
  readonly place: string;
  #stops: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #filesComing = 0;
  #exists = false;
  #abandoned = false;

  constructor(composition: Composition, place: string) {
    this.#composition = composition;
    this.place = place;
  }

  /** Copies every change from now on. */
  start(): void {
    this.#abandoned = false;
    this.#stops = [this.#composition.subscribe(() => this.#writeSoon()), subscribeToUploads(this.#writeWithFiles)];
  }

  stop(): void {
    this.#stops.forEach((stop) => stop());
    this.#stops = [];
  }

  /** Writes no change that is still waiting for its copy. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** Copies nothing any more, and forgets the copy. */
  abandon(): void {
    this.#abandoned = true;
    this.cancel();
    void keptHere.forget(this.place);
  }

  /** Forgets the copy: its message is on its way, and the next one begins. */
  async startOver(): Promise<void> {
    this.#exists = false;
    await keptHere.forget(this.place);
  }

  /** Writes the copy now; forgets it once nothing is left to keep. */
  async write(): Promise<void> {
    this.cancel();
    const written = this.#composition.snapshot();
    if (this.#abandoned) return;
    if (!holdsText(written) && comingTo(written).length === 0) {
      // What was kept there before this writing began isn't ours to throw away.
      if (this.#exists) await keptHere.forget(this.place);
      return;
    }
    this.#exists = true;
    await keptHere.put({ key: this.place, written, keptAt: new Date().toISOString(), outgoing: null });
  }

  #writeSoon(): void {
    this.cancel();
    this.#timer = setTimeout(() => void this.write(), COPY_MS);
  }

  /** Without a copy, a file that arrives after the page is loaded anew couldn't tell which draft it is for. */
  readonly #writeWithFiles = (): void => {
    const coming = comingTo(this.#composition.snapshot()).length;
    if (coming === this.#filesComing) return;
    this.#filesComing = coming;
    void this.write();
  };
}
