import { deleteDocument } from '@/api/documents';
import { answerElement } from '@/api/elements';
import { Problem } from '@/api/problem';
import { type OnSame, completeUpload, createUpload, sendBytes } from '@/api/uploads';
import { freshen } from './freshen';
import { filesIn, isArchive, unlocked } from './open-file';
import { patiently } from './patience';
import { askAboutSame } from './same-files';
import { UploadAborted } from './upload-aborted';
import type { Sending, Upload } from './upload-list';

/** Archives that are uploaded as they are. */
const packed = new WeakSet<File>();
/** What is uploaded for a chosen file, so that another try doesn't ask again. */
const ready = new WeakMap<File, File>();

/** Look into the file, create the upload, send the bytes, complete it, and answer the request it is for. */
export async function sendFile(chosen: File, upload: Upload, sending: Sending): Promise<{ documentId: string }> {
  if (isArchive(chosen) && !packed.has(chosen)) await takeApart(chosen, upload, sending);
  const file = ready.get(chosen) ?? (await unlocked(chosen, sending.signal, sending.aside));
  ready.set(chosen, file);
  const id = await bringBytes(file, upload, sending);
  const { loanId, elementId, place } = upload;
  // What a message brings along may be on the loan already.
  const documentId = await unlessSame(file, elementId || place ? 'TAKE' : 'ASK', sending, (onSame) =>
    complete(id, onSame, sending),
  );
  if (elementId) await answerRequest(file, { loanId, elementId, documentId }, sending);
  return { documentId };
}

/** The files of an archive become uploads of their own, and the archive's ends; unless it is uploaded as it is. */
async function takeApart(zip: File, upload: Upload, { signal, alsoSend }: Sending): Promise<void> {
  const files = await filesIn(zip, signal);
  if (signal.aborted) throw new UploadAborted();
  packed.add(zip);
  if (!files) return;
  for (const [inside, file] of files.entries()) {
    // Archives inside an archive stay packed.
    packed.add(file);
    alsoSend(file, { ...upload.chosen, inside });
  }
  throw new UploadAborted();
}

async function bringBytes(file: File, upload: Upload, { signal, onProgress }: Sending): Promise<string> {
  const { loanId, elementId, chosen } = upload;
  const body = { name: file.name, size: file.size, mimeType: file.type, loanId, elementId, chosen };
  const created = await patiently(signal, () => createUpload(body, signal));
  await patiently(signal, () => sendBytes(created.url, file, onProgress, signal));
  return created.id;
}

async function complete(uploadId: string, onSame: OnSame, { signal }: Sending): Promise<string> {
  return (await patiently(signal, () => completeUpload(uploadId, onSame, signal))).documentId;
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
      patiently(signal, () => answerElement(loanId, elementId, { documentId, onSame }, signal)),
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
