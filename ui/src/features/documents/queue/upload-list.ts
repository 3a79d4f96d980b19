import { type UploadAction, type UploadEnd, rule } from '@/rules/rule';
import { UploadAborted } from './upload-aborted';
import { ConcurrencyQueue } from './concurrency-queue';
import { ChoiceCounter } from './choice-counter';
import { ThrottledEmitter } from './throttled-emitter';
import type { CanceledUpload, UploadFiles, SendFile, Upload, UploadTarget } from './upload';
import { uploadPlace, randomUploadId } from './upload';

/** The concurrency limit of uploads in the application. */
export const MAX_CONCURRENT_UPLOADS = 4;

interface HeldUpload extends UploadFiles {
  abort: AbortController;
}

const noFiles: readonly Upload[] = [];

/** The initial state of an upload, also on retry. */
const retryState = { status: 'uploading', waiting: true, lost: false, message: null } as const;
const initialState = {
  ...retryState,
  sentBytes: 0,
  kept: false,
  missing: null,
  uploadId: null,
  documentId: null,
} as const;

/**
 * All uploads of this tab, in one queue. It lives outside the screens, so people can navigate while files upload. A
 * failed upload stays (with its file) until it is retried or dismissed; an aborted one disappears. Listeners are
 * throttled to a few updates per second.
 */
export class UploadList {
  readonly #uploads = new Map<string, Upload>();
  readonly #held = new Map<string, HeldUpload>();
  readonly #places = new Map<string, Set<string>>();
  /** The number of active uploads per place. */
  readonly #going = new Map<string, number>();
  readonly #seen = new Map<string, readonly Upload[]>();
  #all: readonly Upload[] | null = noFiles;
  readonly #pulse = new ThrottledEmitter();
  readonly #slots = new ConcurrencyQueue(MAX_CONCURRENT_UPLOADS);
  readonly #choices = new ChoiceCounter();
  readonly #send: SendFile;
  readonly #afterwards: (upload: Upload) => Promise<unknown>;

  /** @param afterwards awaited before an upload counts as arrived, outside of the concurrency limit */
  constructor(send: SendFile, afterwards: (upload: Upload) => Promise<unknown> = () => Promise.resolve()) {
    this.#send = send;
    this.#afterwards = afterwards;
  }

  readonly subscribe = this.#pulse.subscribe;

  /** Returns all uploads; the same array until something changes. */
  readonly snapshot = (): readonly Upload[] => (this.#all ??= [...this.#uploads.values()]);

  /** Returns the uploads of one place; the same array until something changes there. */
  at(place: string): readonly Upload[] {
    const known = this.#seen.get(place);
    if (known) return known;
    const ids = this.#places.get(place);
    const uploads = ids ? [...ids].flatMap((id) => this.#uploads.get(id) ?? []) : noFiles;
    this.#seen.set(place, uploads);
    return uploads;
  }

  /** Starts an upload and returns its id. Uploads started in the same tick were chosen together. */
  start(file: File, target: UploadTarget, unpacked = false): string {
    const chosen = this.#choices.next();
    const id = randomUploadId();
    const { name, size } = file;
    this.#add({ ...initialState, ...target, id, name, size, totalBytes: size, chosen }, { file, sent: null, unpacked });
    return id;
  }

  /** Resumes an upload that was canceled, or in progress when the page was reloaded. */
  resume({ upload, files }: CanceledUpload): void {
    if (this.#uploads.has(upload.id)) return;
    this.#add(files.file ? { ...upload, ...retryState } : upload, files);
  }

  /** Resumes an upload whose file was chosen again. */
  resumeWithFile(id: string, file: File): void {
    const upload = this.#uploads.get(id);
    if (!upload?.missing) return;
    this.#patch(id, { ...retryState, missing: null });
    void this.#run(id, { file, sent: file, unpacked: false });
  }

  /** Retries a failed upload from where it stopped. */
  retry(id: string): void {
    const [held, upload] = [this.#held.get(id), this.#uploads.get(id)];
    if (!held?.file || !upload || !offersAction(upload, 'RETRY')) return;
    this.#patch(id, { ...retryState, sentBytes: 0 });
    void this.#run(id, held);
  }

  /** Returns the files of an upload while it is listed and not done. */
  filesOf(id: string): UploadFiles | null {
    return this.#held.get(id) ?? null;
  }

  /** Updates an upload: whether this browser keeps it, and the state of its message. */
  readonly note = (id: string, change: Partial<Pick<Upload, 'kept' | 'forMessage'>>): void => this.#patch(id, change);

  /** Stops an upload in progress; returns the notice, or `null` if it wasn't in progress. */
  cancel(id: string): string | null {
    const upload = this.#uploads.get(id);
    if (!upload || !offersAction(upload, 'CANCEL')) return null;
    this.#held.get(id)?.abort.abort();
    return this.#end(id, 'CANCELLED');
  }

  /** Stops those in progress; returns them so that they can be resumed. */
  cancelAll(uploads: readonly Upload[]): CanceledUpload[] {
    return uploads.flatMap((upload) => {
      const files = this.#held.get(upload.id);
      return files && this.cancel(upload.id) !== null ? [{ upload, files }] : [];
    });
  }

  /** Removes a finished or failed upload. */
  dismiss(id: string): void {
    const upload = this.#uploads.get(id);
    if (!upload) return;
    this.#held.delete(id);
    this.#uploads.delete(id);
    this.#places.get(uploadPlace(upload))?.delete(id);
    if (upload.status === 'uploading') this.#count(upload, -1);
    this.#changed(upload);
  }

  #add(upload: Upload, files: UploadFiles): void {
    const place = uploadPlace(upload);
    this.#forgetArrived(place);
    const ids = this.#places.get(place) ?? new Set();
    this.#places.set(place, ids.add(upload.id));
    this.#uploads.set(upload.id, upload);
    if (upload.status === 'uploading') this.#count(upload, 1);
    this.#changed(upload);
    if (files.file) void this.#run(upload.id, files);
  }

  async #run(id: string, files: UploadFiles): Promise<void> {
    const abort = new AbortController();
    const held: HeldUpload = { ...files, abort };
    this.#held.set(id, held);
    try {
      const { documentId } = await this.#slots.use(abort.signal, (aside) => {
        this.#patch(id, { waiting: false });
        const upload = this.#uploads.get(id);
        if (!upload || !held.file) throw new UploadAborted();
        const told = {
          onProgress: (sentBytes: number, totalBytes: number) => this.#patch(id, { sentBytes, totalBytes }),
          onReady: (sent: File) => void (held.sent = sent),
          onAnnounced: (uploadId: string | null) => this.#patch(id, { uploadId }),
          onLost: (lost: boolean) => this.#patch(id, { lost }),
        };
        return this.#send(held.file, upload, {
          ...told,
          sent: held.sent,
          unpacked: held.unpacked,
          signal: abort.signal,
          aside,
        });
      });
      const upload = this.#uploads.get(id);
      if (upload) await this.#afterwards(upload);
      if (this.#held.get(id) !== held) return;
      this.#held.delete(id);
      this.#end(id, 'COMPLETED', { documentId });
    } catch (error) {
      // The upload was canceled, and perhaps resumed, meanwhile.
      if (this.#held.get(id) !== held) return;
      if (error instanceof UploadAborted || abort.signal.aborted) return void this.#end(id, 'ABORTED');
      const message = error instanceof Error ? error.message : 'Couldn’t upload the file.';
      this.#end(id, 'FAILED', { message });
    }
  }

  /** Applies the outcome to the upload's row, by the shared rule; returns the notice. */
  #end(id: string, end: UploadEnd, result: Partial<Upload> = {}): string | null {
    const { status, toast } = rule('endUpload', { end });
    if (status) this.#patch(id, { status, waiting: false, lost: false, ...result });
    else this.dismiss(id);
    return toast ?? null;
  }

  /** Clears finished uploads of a place when a new one starts there and none is active. */
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
    const place = uploadPlace(upload);
    this.#going.set(place, (this.#going.get(place) ?? 0) + more);
  }

  #changed(upload: UploadTarget): void {
    this.#seen.delete(uploadPlace(upload));
    this.#all = null;
    this.#pulse.emit();
  }
}

function offersAction({ status, sentBytes, totalBytes }: Upload, action: UploadAction): boolean {
  return rule('uploadRow', { status, sentBytes, totalBytes }).actions.includes(action);
}
