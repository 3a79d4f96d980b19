import { type UploadAction, type UploadEnd, type UploadStatus, rule } from '@/rules/rule';
import { UploadAborted } from './upload-aborted';
import { type Aside, Slots } from './slots';
import { type Chosen, Choices } from './chosen';
import { Pulse } from './pulse';

/** Where a file goes: a loan, and the request it answers if there is one. */
export interface UploadTarget {
  loanId: string;
  elementId: string | null;
  /** Where its row stands, when it is neither at a request nor in the shoebox: a message that is being written. */
  place?: string;
}

/** One file on its way, or arrived, or failed. */
export interface Upload extends UploadTarget {
  id: string;
  name: string;
  size: number;
  /** Bytes that have arrived, and all there are to send. */
  sentBytes: number;
  totalBytes: number;
  status: UploadStatus;
  /** Its turn hasn't come yet. */
  waiting: boolean;
  /** Why it failed, in words for the person. */
  message: string | null;
  documentId: string | null;
  /** With what it was chosen, and as which. */
  chosen: Chosen;
}

/** What a file on its way has around it. */
export interface Sending {
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
  aside: Aside;
  /** Starts another file for the same target. */
  alsoSend: (file: File, chosen: Chosen) => void;
}

/** The three steps of an upload (and the answer they end in); each may fail. */
export type SendFile = (file: File, upload: Upload, sending: Sending) => Promise<{ documentId: string }>;

/** How many files are sent at the same time, in the whole application. */
export const AT_ONCE = 4;

/** A short random id: files of the same name stay apart. */
export function randomUploadId(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(bytes, (part) => part.toString(36).padStart(7, '0')).join('');
}

/** The place of a target on the screens: a request, or a loan's shoebox. */
export const placeOf = ({ loanId, elementId, place }: UploadTarget): string =>
  place ?? elementId ?? `shoebox ${loanId}`;

interface Held {
  file: File;
  abort: AbortController;
}

/** A cancelled upload, which can be taken up again. */
export interface Cancelled {
  upload: Upload;
  file: File;
}

const none: readonly Upload[] = [];

/**
 * All uploads of this tab, in one queue. It lives outside the screens, so a person may walk on while files upload.
 * A failed upload stays (with its file) until it is retried or dismissed; an aborted one disappears. Screens are told
 * a few times a second, however fast files and bytes go by.
 */
export class UploadList {
  readonly #uploads = new Map<string, Upload>();
  readonly #held = new Map<string, Held>();
  readonly #places = new Map<string, Set<string>>();
  /** How many are under way at a place. */
  readonly #going = new Map<string, number>();
  readonly #seen = new Map<string, readonly Upload[]>();
  #all: readonly Upload[] | null = none;
  readonly #pulse = new Pulse();
  readonly #slots = new Slots(AT_ONCE);
  readonly #choices = new Choices();
  readonly #send: SendFile;
  readonly #afterwards: (upload: Upload) => Promise<unknown>;

  /** @param afterwards what is waited for before an upload counts as arrived, but not in the queue */
  constructor(send: SendFile, afterwards: (upload: Upload) => Promise<unknown> = () => Promise.resolve()) {
    this.#send = send;
    this.#afterwards = afterwards;
  }

  readonly subscribe = this.#pulse.subscribe;

  /** All of them; the same array until something changes. */
  readonly snapshot = (): readonly Upload[] => (this.#all ??= [...this.#uploads.values()]);

  /** Those of one place; the same array until something changes there. */
  at(place: string): readonly Upload[] {
    const known = this.#seen.get(place);
    if (known) return known;
    const ids = this.#places.get(place);
    const uploads = ids ? [...ids].flatMap((id) => this.#uploads.get(id) ?? []) : none;
    this.#seen.set(place, uploads);
    return uploads;
  }

  /** Starts one; the answer is its id. Those started in the same moment were chosen together. */
  start(file: File, target: UploadTarget, chosen: Chosen = this.#choices.next()): string {
    const { loanId, elementId, place } = target;
    this.#forgetArrived(placeOf(target));
    const id = randomUploadId();
    const { name, size } = file;
    const fresh = { sentBytes: 0, totalBytes: size, status: 'uploading', waiting: true } as const;
    const where = { loanId, elementId, ...(place === undefined ? {} : { place }) };
    this.#add({ id, ...where, name, size, ...fresh, message: null, documentId: null, chosen }, file);
    return id;
  }

  /** Tries a failed one again, from its first byte. */
  retry(id: string): void {
    const [file, upload] = [this.#held.get(id)?.file, this.#uploads.get(id)];
    if (!file || !upload || !offers(upload, 'RETRY')) return;
    this.#patch(id, { status: 'uploading', waiting: true, sentBytes: 0, message: null });
    void this.#run(id, file);
  }

  /** Stops one that is uploading; what to say about it, or nothing when it wasn't. */
  cancel(id: string): string | null {
    const upload = this.#uploads.get(id);
    if (!upload || !offers(upload, 'CANCEL')) return null;
    this.#held.get(id)?.abort.abort();
    return this.#end(id, 'CANCELLED');
  }

  /** Stops all of these that are under way; answers them, to be taken up again. */
  cancelAll(uploads: readonly Upload[]): Cancelled[] {
    return uploads.flatMap((upload) => {
      const file = this.#held.get(upload.id)?.file;
      return file && this.cancel(upload.id) !== null ? [{ upload, file }] : [];
    });
  }

  /** Takes cancelled ones up again, where they were chosen. */
  takeUp(cancelled: readonly Cancelled[]): void {
    for (const { upload, file } of cancelled) this.start(file, upload, upload.chosen);
  }

  /** Takes a finished or failed one off the list. */
  dismiss(id: string): void {
    const upload = this.#uploads.get(id);
    if (!upload) return;
    this.#held.delete(id);
    this.#uploads.delete(id);
    this.#places.get(placeOf(upload))?.delete(id);
    if (upload.status === 'uploading') this.#count(upload, -1);
    this.#changed(upload);
  }

  #add(upload: Upload, file: File): void {
    const place = placeOf(upload);
    const ids = this.#places.get(place) ?? new Set();
    this.#places.set(place, ids.add(upload.id));
    this.#uploads.set(upload.id, upload);
    this.#count(upload, 1);
    this.#changed(upload);
    void this.#run(upload.id, file);
  }

  async #run(id: string, file: File): Promise<void> {
    const abort = new AbortController();
    this.#held.set(id, { file, abort });
    try {
      const { documentId } = await this.#slots.use(abort.signal, (aside) => {
        this.#patch(id, { waiting: false });
        const onProgress = (sentBytes: number, totalBytes: number) => this.#patch(id, { sentBytes, totalBytes });
        const upload = this.#uploads.get(id);
        if (!upload) throw new UploadAborted();
        const alsoSend = (other: File, chosen: Chosen) => void this.start(other, upload, chosen);
        return this.#send(file, upload, { onProgress, signal: abort.signal, aside, alsoSend });
      });
      const upload = this.#uploads.get(id);
      if (upload) await this.#afterwards(upload);
      this.#held.delete(id);
      this.#end(id, 'COMPLETED', { documentId });
    } catch (error) {
      if (error instanceof UploadAborted || abort.signal.aborted) return void this.#end(id, 'ABORTED');
      const message = error instanceof Error ? error.message : 'The file could not be uploaded.';
      this.#end(id, 'FAILED', { message });
    }
  }

  /** What becomes of its row, by the shared rule; answers what to say. */
  #end(id: string, end: UploadEnd, result: Partial<Upload> = {}): string | null {
    const { status, toast } = rule('endUpload', { end });
    if (status) this.#patch(id, { status, waiting: false, ...result });
    else this.dismiss(id);
    return toast ?? null;
  }

  /** What has arrived at a place is of the past once something new starts there after all is quiet. */
  #forgetArrived(place: string): void {
    if (this.#going.get(place)) return;
    for (const { id, status } of this.at(place)) if (status === 'success') this.dismiss(id);
  }

  #patch(id: string, change: Partial<Upload>): void {
    const upload = this.#uploads.get(id);
    if (!upload) return;
    const after = { ...upload, ...change };
    this.#uploads.set(id, after);
    this.#count(upload, Number(after.status === 'uploading') - Number(upload.status === 'uploading'));
    this.#changed(upload);
  }

  #count(upload: UploadTarget, more: number): void {
    const place = placeOf(upload);
    this.#going.set(place, (this.#going.get(place) ?? 0) + more);
  }

  #changed(upload: UploadTarget): void {
    this.#seen.delete(placeOf(upload));
    this.#all = null;
    this.#pulse.beat();
  }
}

function offers({ status, sentBytes, totalBytes }: Upload, action: UploadAction): boolean {
  return rule('uploadRow', { status, sentBytes, totalBytes }).actions.includes(action);
}
