import { cancelUpload, uploadProgress } from '@/api/uploads';
import type { Upload } from '../upload';
import type { UploadList } from '../upload-list';
import { registerStoredUpload, persistUploads, optionalFieldsOf } from './persist-uploads';
import { type StoredUpload, uploadStore } from './upload-store';
import { runExclusively, findOtherTabs, thisTab } from './tab-locks';

/** The server deletes incomplete uploads after a day. */
const uploadLifetimeMs = 24 * 60 * 60 * 1000;

/** Resumes the person's uploads after a reload. */
export async function resumeStoredUploads(list: UploadList, userId: string): Promise<void> {
  const mine = await runExclusively(() => claimUploads(userId));
  const uploads = await Promise.all(mine.map(toUpload));
  mine.forEach((each, place) => {
    const upload = uploads[place];
    if (!upload) return void uploadStore.forget(each.id);
    registerStoredUpload(each);
    list.resume({ upload, files: { file: each.file, sent: each.file, unpacked: false } });
  });
  persistUploads(list);
}

/** Takes over the uploads that no other tab sends, oldest first. */
async function claimUploads(userId: string): Promise<StoredUpload[]> {
  const [all, sentElsewhere] = [await uploadStore.all(), await findOtherTabs()];
  const old = all.filter(({ keptAt }) => keptAt < Date.now() - uploadLifetimeMs);
  await Promise.all(old.map(({ id }) => uploadStore.forget(id)));
  const mine = all
    .filter((each) => each.userId === userId && !old.includes(each))
    .filter(({ tab }) => tab !== thisTab && !sentElsewhere(tab))
    .map((each) => ({ ...each, tab: thisTab }))
    .toSorted((one, other) => one.keptAt - other.keptAt);
  await Promise.all(mine.map(uploadStore.put));
  return mine;
}

/** Returns an upload for the list; `null` if its file must be chosen again but the server has nothing of it. */
async function toUpload(kept: StoredUpload): Promise<Upload | null> {
  const { id, uploadId, loanId, elementId, chosen, name, size, lastModified, file } = kept;
  const there = file || !uploadId ? null : await receivedOf(uploadId);
  if (!file && there === null) return null;
  const missing = file ? null : { lastModified };
  const message = missing ? `Choose ${name} again to continue` : null;
  const far = { sentBytes: there ?? 0, totalBytes: size, status: missing ? 'error' : 'uploading' } as const;
  const what = { id, uploadId, loanId, elementId, chosen, name, size, ...optionalFieldsOf(kept) };
  return { ...what, ...far, message, missing, kept: !missing, waiting: !missing, lost: false, documentId: null };
}

async function receivedOf(uploadId: string): Promise<number | null> {
  const there = await uploadProgress(uploadId, new AbortController().signal).catch(() => null);
  return there && !there.documentId ? there.received : null;
}

/** Deletes the kept uploads of this person, here and on the server. */
export async function deleteStoredUploads(userId: string): Promise<void> {
  const mine = (await uploadStore.all()).filter((each) => each.userId === userId);
  await Promise.all(mine.map(({ uploadId }) => uploadId && cancelUpload(uploadId).catch(() => undefined)));
  await Promise.all(mine.map(({ id }) => uploadStore.forget(id)));
}
