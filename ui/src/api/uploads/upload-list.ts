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
  /** Whole percent, 0 to 100. */
  progress: number;
  status: 'uploading' | 'success' | 'error';
  /** Why it failed, in words for the person. */
  message: string | null;
  documentId: string | null;
}

/** The three steps of an upload (and the answer they end in); each may fail. */
export type SendFile = (
  file: File,
  target: UploadTarget,
  onProgress: (percent: number) => void,
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
      progress: 0,
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
    if (!file || upload?.status !== 'error') return;
    this.#patch(id, { status: 'uploading', progress: 0, message: null });
    void this.#run(upload, file);
  }

  /** Stops and removes one that is uploading; false when it wasn't. */
  cancel(id: string): boolean {
    const uploading = this.#uploads.some((each) => each.id === id && each.status === 'uploading');
    if (uploading) this.#running.get(id)?.abort.abort();
    if (uploading) this.dismiss(id);
    return uploading;
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
      const onProgress = (progress: number) => this.#patch(upload.id, { progress });
      const { documentId } = await this.#send(file, upload, onProgress, abort.signal);
      this.#patch(upload.id, { status: 'success', progress: 100, documentId });
    } catch (error) {
      if (error instanceof UploadAborted || abort.signal.aborted) return this.dismiss(upload.id);
      const message = error instanceof Error ? error.message : 'The file could not be uploaded.';
      this.#patch(upload.id, { status: 'error', message });
    }
  }

  #patch(id: string, change: Partial<Upload>): void {
    this.#set(this.#uploads.map((each) => (each.id === id ? { ...each, ...change } : each)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
