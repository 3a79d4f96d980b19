import { subscribeToUploads } from '@/features/documents';
import { pendingUploadsOf } from '../files/message-uploads';
import { type MessageComposition, hasContent } from '../form/composition';
import { browserDrafts } from './browser-drafts';

/** The delay after a change before the copy is written, in milliseconds. */
const COPY_MS = 500;

/** The copy of a message being written in this browser's storage. */
export class BrowserCopy {
  readonly #composition: MessageComposition;
  /** Its key in the storage. */
  readonly place: string;
  #stops: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #filesComing = 0;
  #exists = false;
  #abandoned = false;

  constructor(composition: MessageComposition, place: string) {
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

  /** Cancels the pending write. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** Stops writing and deletes the copy. */
  abandon(): void {
    this.#abandoned = true;
    this.cancel();
    void browserDrafts.forget(this.place);
  }

  /** Deletes the copy after its message was handed over, so that the next message can begin. */
  async startOver(): Promise<void> {
    this.#exists = false;
    await browserDrafts.forget(this.place);
  }

  /** Writes the copy now; deletes it if the message is empty. */
  async write(): Promise<void> {
    this.cancel();
    const written = this.#composition.snapshot();
    if (this.#abandoned) return;
    if (!hasContent(written) && pendingUploadsOf(written).length === 0) {
      // A copy from an earlier session stays until the user restores or deletes it.
      if (this.#exists) await browserDrafts.forget(this.place);
      return;
    }
    this.#exists = true;
    await browserDrafts.put({ key: this.place, written, keptAt: new Date().toISOString(), outgoing: null });
  }

  #writeSoon(): void {
    this.cancel();
    this.#timer = setTimeout(() => void this.write(), COPY_MS);
  }

  /** After a reload, the copy tells which draft an uploaded file belongs to. */
  readonly #writeWithFiles = (): void => {
    const coming = pendingUploadsOf(this.#composition.snapshot()).length;
    if (coming === this.#filesComing) return;
    this.#filesComing = coming;
    void this.write();
  };
}
