import { deleteDocument } from '@/api/documents';
import { answerElement } from '@/api/elements';
import { Problem } from '@/api/problem';
import { type OnSame, completeUpload, cancelUpload } from '@/api/uploads';
import { uploadBytes } from './transfer/upload-bytes';
import { retryAfterConnectionLoss } from './transfer/connection-retry';
import { refreshLoan } from './refresh-loan';
import { unlockForUpload } from './unlock-file';
import { isPhoto } from './questions/is-photo';
import { attachFile } from './completed/message-files';
import { askAboutDuplicate } from './questions/duplicate-files';
import { askForReplacedDocument, saveAsNewVersion } from './completed/new-version';
import { UploadAborted } from './upload-aborted';
import type { SendContext, Upload } from './upload';

export { persistUploads } from './storage/persist-uploads';

/** Inspects a file, creates the upload, sends and completes it, and files it to its request. */
export async function sendFile(chosen: File, upload: Upload, sending: SendContext): Promise<{ documentId: string }> {
  // A retry knows what is sent, so that nothing is asked twice.
  const file = sending.sent ?? (await prepareFile(chosen, sending));
  sending.onReady(file);
  const id = await uploadBytes(file, upload, sending);
  const { loanId, elementId, place, forMessage, versionOf } = upload;
  const replaced = versionOf ?? (elementId && (await askForReplacedDocument(file, { loanId, elementId }, sending)));
  if (replaced) return saveAsNewVersion({ documentId: replaced, uploadId: id }, sending);
  // A message attachment may be on the loan already.
  const documentId = await resolveDuplicate(file, elementId || place ? 'TAKE' : 'ASK', sending, (onSame) =>
    complete(id, onSame, sending),
  );
  if (elementId) await answerRequest(file, { loanId, elementId, documentId }, sending);
  if (forMessage)
    await attachFile({ id: documentId, name: file.name }, upload.id, (call) => retryAfterConnectionLoss(sending, call));
  return { documentId };
}

/** Returns a file as it is uploaded: a PDF unlocked, a photo checked. Photos from an archive can't be retaken. */
async function prepareFile(chosen: File, sending: SendContext): Promise<File> {
  if (!isPhoto(chosen) || sending.unpacked) return unlockForUpload(chosen, sending.signal, sending.aside);
  const { reviewPhoto } = await import('../scan/photo-review');
  return reviewPhoto(chosen, sending);
}

const complete = async (uploadId: string, onSame: OnSame, sending: SendContext): Promise<string> =>
  (await retryAfterConnectionLoss(sending, () => completeUpload(uploadId, onSame, sending.signal))).documentId;

/** Tells the server that these uploads are abandoned. Those it isn't told about expire after a day. */
export function abandonUploads(uploads: readonly Upload[]): void {
  for (const { uploadId } of uploads) if (uploadId) void cancelUpload(uploadId).catch(() => undefined);
}

interface SendResult {
  loanId: string;
  elementId: string;
  documentId: string;
}

async function answerRequest(file: File, delivered: SendResult, sending: SendContext): Promise<void> {
  const { loanId, elementId, documentId } = delivered;
  const { signal } = sending;
  try {
    await resolveDuplicate(file, 'ASK', sending, (onSame) =>
      retryAfterConnectionLoss(sending, () => answerElement(loanId, elementId, { documentId, onSame }, signal)),
    );
  } catch (error) {
    // The person chose to skip it, so it isn't kept as an unfiled document.
    if (error instanceof UploadAborted && !signal.aborted) await deleteDocument(documentId);
    // The request refused it, so it stays in the shoebox.
    void refreshLoan(loanId);
    throw error;
  }
}

/** Makes a call that may detect duplicate content; in that case the person decides. */
async function resolveDuplicate<T>(
  file: File,
  first: OnSame,
  { signal, aside }: SendContext,
  call: (on: OnSame) => Promise<T>,
) {
  try {
    return await call(first);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'same-content') throw error;
    const words = error.message;
    await aside(() => askAboutDuplicate({ name: file.name, words }, signal));
    return call('TAKE');
  }
}
