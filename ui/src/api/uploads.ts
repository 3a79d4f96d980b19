import { answer, api } from './client';
import { Problem, asProblem } from './problem';
import type { components } from './schema';
import { actingHeaders, isMismatch, mismatchCode, stopIfMismatch } from './session/acting-user';

type Schemas = components['schemas'];

/** What happens when the same content is there already: the call fails with code `same-content`, or it is taken. */
export type OnSame = Schemas['OnSame'];

/** Announces a file; the answer says where its bytes go. Two files may look alike, so each call has its own key. */
export const createUpload = (body: Schemas['CreateUpload'], signal: AbortSignal) =>
  answer(
    api.POST('/v1/documents/uploads', { params: { header: { 'Idempotency-Key': crypto.randomUUID() } }, body, signal }),
  );

/** An announced file, and where its bytes go. */
export type Announced = Pick<Schemas['UploadTarget'], 'id' | 'url'>;

/** How much of an upload is there. */
export const uploadProgress = (uploadId: string, signal: AbortSignal) =>
  answer(api.GET('/v1/documents/uploads/{uploadId}', { params: { path: { uploadId } }, signal }));

/** Gives an unfinished upload up: nothing of it stays. */
export const giveUpUpload = (uploadId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/documents/uploads/{uploadId}', { params: { path: { uploadId } } }));

/** Makes a document of the bytes that arrived. */
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
  /** No answer came, so the same may work later. */
  readonly lost: boolean;

  constructor(message: string, lost = false) {
    super(message);
    this.lost = lost;
  }
}

/** A stretch of a file. */
export interface Stretch {
  file: Blob;
  from: number;
  end: number;
}

const LOST = 'The connection was lost while uploading. Check it and try again.';

/**
 * Streams a file, or a stretch of it, to its upload URL; stopped, it fails with the signal's reason. XMLHttpRequest,
 * because `fetch` can't report how much was sent.
 *
 * @param onProgress called with the bytes of the stretch that were sent so far
 */
export function sendBytes(
  url: string,
  { file, from, end }: Stretch,
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
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : reject(refusal(request)));
    request.onerror = () => reject(new UploadFailed(LOST, true));
    request.ontimeout = () => reject(new UploadFailed(LOST, true));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(all ? file : file.slice(from, end));
  });
}

/** What the server said about it, or words of our own where it said nothing readable. */
function refusal(request: XMLHttpRequest): Error {
  try {
    const problem: unknown = JSON.parse(request.responseText);
    stopIfMismatch(problem);
    if (problem && typeof problem === 'object' && 'message' in problem && typeof problem.message === 'string')
      return asProblem(request.status, problem, request.getResponseHeader('Retry-After'));
  } catch {
    // An answer that isn't JSON (a proxy's page, nothing at all) has no words for a person.
  }
  return new UploadFailed(`The server couldn’t take the file (${request.status}). Try again.`, request.status >= 502);
}
