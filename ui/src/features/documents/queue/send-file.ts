import { deleteDocument } from '@/api/documents';
import { answerElement } from '@/api/elements';
import { Problem } from '@/api/problem';
import { type OnSame, completeUpload, cancelUpload } from '@/api/uploads';
import { bringBytes } from './bytes/bring-bytes';
import { evenIfCut } from './bytes/even-if-cut';
import { freshen } from './freshen';
import { unlocked } from './open-file';
import { isPhoto } from './questions/is-photo';
import { attach } from './arrived/message-files';
import { askAboutSame } from './questions/same-files';
import { askedVersion, becomeVersion } from './arrived/new-version';
import { UploadAborted } from './upload-aborted';
import type { Sending, Upload } from './upload';

export { keepUploads } from './kept/keeping';

/** Look into the file, create the upload, send the bytes, complete it, and answer the request it is for. */
export async function sendFile(chosen: File, upload: Upload, sending: Sending): Promise<{ documentId: string }> {
  // What is sent is known from another try, so that nothing is asked twice.
  const file = sending.sent ?? (await asSent(chosen, sending));
  sending.onReady(file);
  const id = await bringBytes(file, upload, sending);
  const { loanId, elementId, place, forMessage, versionOf } = upload;
  const replaced = versionOf ?? (elementId && (await askedVersion(file, { loanId, elementId }, sending)));
  if (replaced) return becomeVersion({ documentId: replaced, uploadId: id }, sending);
  // What a message brings along may be on the loan already.
  const documentId = await unlessSame(file, elementId || place ? 'TAKE' : 'ASK', sending, (onSame) =>
    complete(id, onSame, sending),
  );
  if (elementId) await answerRequest(file, { loanId, elementId, documentId }, sending);
  if (forMessage) await attach({ id: documentId, name: file.name }, upload.id, (call) => evenIfCut(sending, call));
  return { documentId };
}

/** A file as it is uploaded: a PDF unlocked, a photo looked at. One out of an archive nobody can take again. */
async function asSent(chosen: File, sending: Sending): Promise<File> {
  if (!isPhoto(chosen) || sending.unpacked) return unlocked(chosen, sending.signal, sending.aside);
  const { lookedAt } = await import('../scan/judging');
  return lookedAt(chosen, sending);
}

const complete = async (uploadId: string, onSame: OnSame, sending: Sending): Promise<string> =>
  (await evenIfCut(sending, () => completeUpload(uploadId, onSame, sending.signal))).documentId;

/** Tells the server that nobody goes on with these. What it doesn't hear goes by itself after a day. */
export function giveUpAll(uploads: readonly Upload[]): void {
  for (const { uploadId } of uploads) if (uploadId) void cancelUpload(uploadId).catch(() => undefined);
}

interface Delivered {
  loanId: string;
  elementId: string;
  documentId: string;
}

async function answerRequest(file: File, delivered: Delivered, sending: Sending): Promise<void> {
  const { loanId, elementId, documentId } = delivered;
  const { signal } = sending;
  try {
    await unlessSame(file, 'ASK', sending, (onSame) =>
      evenIfCut(sending, () => answerElement(loanId, elementId, { documentId, onSame }, signal)),
    );
  } catch (error) {
    // Left out, it isn't to lie about as a document that answers nothing.
    if (error instanceof UploadAborted && !signal.aborted) await deleteDocument(documentId);
    // Refused, it is kept: it lies in the shoebox.
    void freshen(loanId);
    throw error;
  }
}

/** Makes a call that may notice that the file's content is there already; then the person decides. */
async function unlessSame<T>(file: File, first: OnSame, { signal, aside }: Sending, call: (on: OnSame) => Promise<T>) {
  try {
    return await call(first);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'same-content') throw error;
    const words = error.message;
    await aside(() => askAboutSame({ name: file.name, words }, signal));
    return call('TAKE');
  }
}
