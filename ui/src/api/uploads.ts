import { answer, api } from './client';
import { asProblem } from './problem';
import type { components } from './schema';

type Schemas = components['schemas'];

/** What happens when the same content is there already: the call fails with code `same-content`, or it is taken. */
export type OnSame = Schemas['OnSame'];

/** Announces a file; the answer says where its bytes go. */
export const createUpload = (body: Schemas['CreateUpload'], signal: AbortSignal) =>
  answer(api.POST('/v1/documents/uploads', { body, signal }));

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
}

const LOST = 'The connection was lost while uploading. Check it and try again.';

/**
 * Streams a file to its upload URL; stopped, it fails with the signal's reason. XMLHttpRequest, because `fetch` can't
 * report how much was sent.
 *
 * @param onProgress called with the bytes sent so far and all bytes to send
 */
export function sendBytes(
  url: string,
  file: Blob,
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : reject(refusal(request)));
    request.onerror = () => reject(new UploadFailed(LOST));
    request.ontimeout = () => reject(new UploadFailed(LOST));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** What the server said about it, or words of our own where it said nothing readable. */
function refusal(request: XMLHttpRequest): Error {
  try {
    const problem: unknown = JSON.parse(request.responseText);
    if (problem && typeof problem === 'object' && 'message' in problem && typeof problem.message === 'string')
      return asProblem(request.status, problem, request.getResponseHeader('Retry-After'));
  } catch {
    // An answer that isn't JSON (a proxy's page, nothing at all) has no words for a person.
  }
  return new UploadFailed(`The server couldn’t take the file (${request.status}). Try again.`);
}
