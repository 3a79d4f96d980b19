import { answer, api } from './client';
import { Problem, asProblem } from './problem';
import type { components } from './schema';
import { actingHeaders, isMismatch, mismatchCode, stopIfMismatch } from './session/acting-user';

type Schemas = components['schemas'];

/** How to handle existing identical content: fail with code `same-content`, or accept it. */
export type OnSame = Schemas['DuplicateAction'];

/** Announces a file and returns its upload URL. Two files may be identical, so each call has its own key. */
export const createUpload = (body: Schemas['CreateUpload'], signal: AbortSignal) =>
  answer(
    api.POST('/v1/documents/uploads', { params: { header: { 'Idempotency-Key': crypto.randomUUID() } }, body, signal }),
  );

/** An announced file with its upload URL. */
export type AnnouncedUpload = Pick<Schemas['UploadTarget'], 'id' | 'url'>;

/** Returns the number of bytes received for an upload. */
export const uploadProgress = (uploadId: string, signal: AbortSignal) =>
  answer(api.GET('/v1/documents/uploads/{uploadId}', { params: { path: { uploadId } }, signal }));

/** Cancels an unfinished upload and deletes its bytes. */
export const cancelUpload = (uploadId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/documents/uploads/{uploadId}', { params: { path: { uploadId } } }));

/** Creates a document from the uploaded bytes. */
export const completeUpload = (uploadId: string, onSame: OnSame, signal: AbortSignal) =>
  answer(
    api.POST('/v1/documents/uploads/{uploadId}/complete', {
      params: { path: { uploadId }, query: { onSame } },
      signal,
    }),
  );

/** The bytes didn't arrive; `message` is fit for a toast. */
export class UploadFailed extends Error {
  override name = 'UploadFailed';
  /** No response came, so a retry may succeed. */
  readonly lost: boolean;

  constructor(message: string, lost = false) {
    super(message);
    this.lost = lost;
  }
}

/** A byte range of a file. */
export interface ByteRange {
  file: Blob;
  from: number;
  end: number;
}

const CONNECTION_LOST = 'The connection was lost while uploading. Check it and try again.';

/**
 * Streams a file, or a stretch of it, to its upload URL; stopped, it fails with the signal's reason. XMLHttpRequest,
 * because `fetch` can't report how much was sent.
 *
 * @param onProgress called with the bytes of the stretch that were sent so far
 */
export function sendBytes(
  url: string,
  { file, from, end }: ByteRange,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    if (isMismatch()) return reject(new Problem(409, { code: mismatchCode }));
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    for (const [name, value] of Object.entries(actingHeaders())) request.setRequestHeader(name, value);
    const all = from === 0 && end === file.size;
    if (!all) request.setRequestHeader('Content-Range', `bytes ${from}-${end - 1}/${file.size}`);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(parseUploadError(request));
    request.onerror = () => reject(new UploadFailed(CONNECTION_LOST, true));
    request.ontimeout = () => reject(new UploadFailed(CONNECTION_LOST, true));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(all ? file : file.slice(from, end));
  });
}

/** Returns the server's error, or a generic one if it isn't readable. */
function parseUploadError(request: XMLHttpRequest): Error {
  try {
    const problem: unknown = JSON.parse(request.responseText);
    stopIfMismatch(problem);
    if (problem && typeof problem === 'object' && 'message' in problem && typeof problem.message === 'string')
      return asProblem(request.status, problem, request.getResponseHeader('Retry-After'));
  } catch {
    // A response that isn't JSON, such as a proxy's page, has no message for users.
  }
  return new UploadFailed(`The server couldn’t take the file (${request.status}). Try again.`, request.status >= 502);
}
