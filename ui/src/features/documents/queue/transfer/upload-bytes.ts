import { Problem } from '@/api/problem';
import { type AnnouncedUpload, UploadFailed, createUpload, sendBytes, uploadProgress } from '@/api/uploads';
import { isObject } from '@/lib/is-object';
import type { SendContext, Upload } from '../upload';
import { retryAfterConnectionLoss, isConnectionLoss, waitForRetry } from './connection-retry';
import { retryWhileBusy } from './retry-while-busy';

/** The part size for larger files, in bytes: the most that an interruption can lose. */
export const partBytes = 8 * 1024 * 1024;

/** How often the same part may fail although the server responds. */
const maxFailuresPerPart = 4;

/** Errors after which an upload can't be continued, so that the file is uploaded from scratch. */
const unusableUploadCodes = new Set(['not-found', 'upload-expired']);
const isUnusable = (error: unknown): boolean => error instanceof Problem && unusableUploadCodes.has(error.code);

/** Creates an upload and sends its bytes, resuming where it stopped before; resolves to the upload's id. */
export async function uploadBytes(file: File, upload: Upload, sending: SendContext): Promise<string> {
  if (upload.uploadId === null) return sendRemaining(file, await announceUpload(file, upload, sending), 0, sending);
  const id = upload.uploadId;
  try {
    const there = await retryAfterConnectionLoss(sending, () => uploadProgress(id, sending.signal));
    if (there.documentId) return id;
    if (there.size !== file.size) throw new UploadFailed(`“${file.name}” has changed. Choose it again.`);
    return await sendRemaining(file, { id, url: urlOf(id) }, there.received, sending);
  } catch (error) {
    if (!isUnusable(error)) throw error;
    sending.onAnnounced(null);
    return sendRemaining(file, await announceUpload(file, upload, sending), 0, sending);
  }
}

const urlOf = (id: string): string => `/v1/documents/uploads/${id}/content`;

async function announceUpload(
  file: File,
  { loanId, elementId, chosen }: Upload,
  sending: SendContext,
): Promise<AnnouncedUpload> {
  const body = { name: file.name, size: file.size, mimeType: file.type, loanId, elementId, chosen };
  const announced = await retryAfterConnectionLoss(sending, () => createUpload(body, sending.signal));
  sending.onAnnounced(announced.id);
  return announced;
}

async function sendRemaining(
  file: File,
  { id, url }: AnnouncedUpload,
  from: number,
  sending: SendContext,
): Promise<string> {
  const { signal, onProgress, onLost } = sending;
  let [offset, failed] = [from, 0];
  onProgress(offset, file.size);
  while (offset < file.size || (file.size === 0 && failed === 0)) {
    const end = Math.min(file.size, offset + partBytes);
    try {
      const at = offset;
      const onPart = (sent: number) => onProgress(at + Math.min(sent, end - at), file.size);
      await retryWhileBusy(signal, () => sendBytes(url, { file, from: at, end }, onPart, signal));
      [offset, failed] = [end, 0];
      if (file.size === 0) return id;
    } catch (error) {
      const known = receivedBytesOf(error);
      if (known === null && !isConnectionLoss(error) && !isBusy(error)) throw error;
      if (++failed > maxFailuresPerPart) throw error;
      await requireReadable(file, offset);
      if (known === null) {
        onLost(!isBusy(error));
        await waitForRetry(failed - 1, signal);
      }
      const { received } = await retryAfterConnectionLoss(sending, () => uploadProgress(id, signal));
      onLost(false);
      if (received > offset) failed = 0;
      offset = received;
      onProgress(offset, file.size);
    }
  }
  return id;
}

/** Returns the number of bytes the server has, if it reports a conflicting offset. */
function receivedBytesOf(error: unknown): number | null {
  if (!(error instanceof Problem) || error.code !== 'upload-offset') return null;
  const now = error.body['current'];
  return isObject(now) && typeof now['received'] === 'number' ? now['received'] : null;
}

const isBusy = (error: unknown): boolean => error instanceof Problem && error.code === 'upload-busy';

/** Throws if the file was changed or removed since it was chosen, which otherwise looks like a lost connection. */
async function requireReadable(file: File, at: number): Promise<void> {
  try {
    await file.slice(at, at + 1).arrayBuffer();
  } catch {
    throw new UploadFailed(`“${file.name}” was changed or moved since it was chosen. Choose it again.`);
  }
}
