import { type UploadAction, type UploadEnd, rule } from '@/rules/rule';
import { UploadAborted } from './upload-aborted';
import { Slots } from './slots';
import { Choices } from './chosen';
import { Pulse } from './pulse';
import type { Cancelled, Files, SendFile, Upload, UploadTarget } from './upload';
import { placeOf, randomUploadId } from './upload';

/** How many files are sent at the same time, in the whole application. */
export const AT_ONCE = 4;

interface Held extends Files {
  abort: AbortController;
}

const none: readonly Upload[] = [];

/** What an upload begins with, and what it begins again with. */
const again = { status: 'uploading', waiting: true, lost: false, message: null } as const;
const fresh = { ...again, sentBytes: 0, kept: false, missing: null, uploadId: null, documentId: null } as const;

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
  start(file: File, target: UploadTarget, unpacked = false): string {
    const chosen = this.#choices.next();
    const id = randomUploadId();
    const { name, size } = file;
    this.#add({ ...fresh, ...target, id, name, size, totalBytes: size, chosen }, { file, sent: null, unpacked });
    return id;
  }

  /** Goes on with one that was begun before: cancelled, or under way when the page was loaded anew. */
  takeUp({ upload, files }: Cancelled): void {
    if (this.#uploads.has(upload.id)) return;
    this.#add(files.file ? { ...upload, ...again } : upload, files);
  }

  /** Goes on with one whose file is chosen again. */
  goOn(id: string, file: File): void {
    const upload = this.#uploads.get(id);
    if (!upload?.missing) return;
    this.#patch(id, { ...again, missing: null });
    void this.#run(id, { file, sent: file, unpacked: false });
  }

  /** Tries a failed one again, from where it came to. */
  retry(id: string): void {
    const [held, upload] = [this.#held.get(id), this.#uploads.get(id)];
    if (!held?.file || !upload || !offers(upload, 'RETRY')) return;
    this.#patch(id, { ...again, sentBytes: 0 });
    void this.#run(id, held);
  }

  /** The files of an upload, as long as it is on the list and not done. */
  filesOf(id: string): Files | null {
    return this.#held.get(id) ?? null;
  }

  /** Notes something about an upload: whether this browser keeps it, what became of the message that it is for. */
  readonly note = (id: string, change: Partial<Pick<Upload, 'kept' | 'forMessage'>>): void => this.#patch(id, change);

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
      const files = this.#held.get(upload.id);
      return files && this.cancel(upload.id) !== null ? [{ upload, files }] : [];
    });
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

  #add(upload: Upload, files: Files): void {
    const place = placeOf(upload);
    this.#forgetArrived(place);
    const ids = this.#places.get(place) ?? new Set();
    this.#places.set(place, ids.add(upload.id));
    this.#uploads.set(upload.id, upload);
    if (upload.status === 'uploading') this.#count(upload, 1);
    this.#changed(upload);
    if (files.file) void this.#run(upload.id, files);
  }

  async #run(id: string, files: Files): Promise<void> {
    const abort = new AbortController();
    const held: Held = { ...files, abort };
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
      // Cancelled, and perhaps taken up again meanwhile.
      if (this.#held.get(id) !== held) return;
      if (error instanceof UploadAborted || abort.signal.aborted) return void this.#end(id, 'ABORTED');
      const message = error instanceof Error ? error.message : 'The file could not be uploaded.';
      this.#end(id, 'FAILED', { message });
    }
  }

  /** What becomes of its row, by the shared rule; answers what to say. */
  #end(id: string, end: UploadEnd, result: Partial<Upload> = {}): string | null {
    const { status, toast } = rule('endUpload', { end });
    if (status) this.#patch(id, { status, waiting: false, lost: false, ...result });
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
