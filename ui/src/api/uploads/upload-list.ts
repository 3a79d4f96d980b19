import { type UploadAction, type UploadEnd, type UploadStatus, rule } from '@/rules/rule';
import { UploadAborted } from './send-bytes';

/** Where a file goes: a loan, and the request it answers if there is one. */
export interface UploadTarget {
  loanId: string;
  elementId: string | null;
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
  /** Why it failed, in words for the person. */
  message: string | null;
  documentId: string | null;
}

/** The three steps of an upload (and the answer they end in); each may fail. */
export type SendFile = (
  file: File,
  target: UploadTarget,
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
) => Promise<{ documentId: string }>;

/** A short random id: files of the same name stay apart. */
export function randomUploadId(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(bytes, (part) => part.toString(36).padStart(7, '0')).join('');
}

interface Running {
  file: File;
  abort: AbortController;
}

/**
 * All uploads of this tab. It lives outside the screens, so a person may walk on while a file uploads.
 * A failed upload stays (with its file) until it is retried or dismissed; an aborted one disappears.
 */
export class UploadList {
  #uploads: readonly Upload[] = [];
  readonly #running = new Map<string, Running>();
  readonly #listeners = new Set<() => void>();
  readonly #send: SendFile;

  constructor(send: SendFile) {
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same array until something changes. */
  readonly snapshot = (): readonly Upload[] => this.#uploads;

  /** Starts one; the answer is its id. */
  start(file: File, target: UploadTarget): string {
    const id = randomUploadId();
    const upload: Upload = {
      ...target,
      id,
      name: file.name,
      size: file.size,
      sentBytes: 0,
      totalBytes: file.size,
      status: 'uploading',
      message: null,
      documentId: null,
    };
    this.#set([...this.#uploads, upload]);
    void this.#run(upload, file);
    return id;
  }

  /** Tries a failed one again, from its first byte. */
  retry(id: string): void {
    const file = this.#running.get(id)?.file;
    const upload = this.#uploads.find((each) => each.id === id);
    if (!file || !upload || !offers(upload, 'RETRY')) return;
    this.#patch(id, { status: 'uploading', sentBytes: 0, message: null });
    void this.#run(upload, file);
  }

  /** Stops one that is uploading; what to say about it, or nothing when it wasn't. */
  cancel(id: string): string | null {
    const upload = this.#uploads.find((each) => each.id === id);
    if (!upload || !offers(upload, 'CANCEL')) return null;
    this.#running.get(id)?.abort.abort();
    return this.#end(id, 'CANCELLED');
  }

  /** Takes a finished or failed one off the list. */
  dismiss(id: string): void {
    this.#running.delete(id);
    this.#set(this.#uploads.filter((each) => each.id !== id));
  }

  async #run(upload: Upload, file: File): Promise<void> {
    const abort = new AbortController();
    this.#running.set(upload.id, { file, abort });
    try {
      const onProgress = (sentBytes: number, totalBytes: number) => this.#patch(upload.id, { sentBytes, totalBytes });
      const { documentId } = await this.#send(file, upload, onProgress, abort.signal);
      this.#end(upload.id, 'COMPLETED', { documentId });
    } catch (error) {
      if (error instanceof UploadAborted || abort.signal.aborted) return void this.#end(upload.id, 'ABORTED');
      const message = error instanceof Error ? error.message : 'The file could not be uploaded.';
      this.#end(upload.id, 'FAILED', { message });
    }
  }

  /** What becomes of its row, by the shared rule; answers what to say. */
  #end(id: string, end: UploadEnd, result: Partial<Upload> = {}): string | null {
    const { status, toast } = rule('endUpload', { end });
    if (status) this.#patch(id, { status, ...result });
    else this.dismiss(id);
    return toast ?? null;
  }

  #patch(id: string, change: Partial<Upload>): void {
    this.#set(this.#uploads.map((each) => (each.id === id ? { ...each, ...change } : each)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

function offers({ status, sentBytes, totalBytes }: Upload, action: UploadAction): boolean {
  return rule('uploadRow', { status, sentBytes, totalBytes }).actions.includes(action);
}
