import { currentUserQuery } from '@/api/current-user';
import { queryClient } from '@/api/query-client';
import type { UploadFiles, Upload } from '../upload';
import type { UploadList } from '../upload-list';
import { type StoredUpload, uploadStore } from './upload-store';
import { thisTab } from './tab-locks';

/** The limits of bytes and files kept in this browser; beyond the byte limit only their metadata is kept. */
export const mostBytes = 200 * 1024 * 1024;
const mostUploads = 500;

/** The kept uploads, by id. */
const storedUploads = new Map<string, StoredUpload>();
let listening: UploadList | null = null;

/** Keeps uploads in progress in this browser, and deletes them when they are finished or abandoned. */
export function persistUploads(list: UploadList): void {
  if (listening === list) return;
  listening = list;
  list.subscribe(() => syncStoredUploads(list));
  syncStoredUploads(list);
}

/** Registers an upload kept by an earlier page load. */
export const registerStoredUpload = (upload: StoredUpload): void => void storedUploads.set(upload.id, upload);

function syncStoredUploads(list: UploadList): void {
  const open = new Map(list.snapshot().flatMap((each) => (each.status === 'success' ? [] : [[each.id, each]])));
  for (const id of storedUploads.keys()) if (!open.has(id)) removeStoredUpload(id);
  let bytes = 0;
  for (const { file } of storedUploads.values()) bytes += file?.size ?? 0;
  for (const upload of open.values()) {
    const before = storedUploads.get(upload.id);
    const copy = before ? updatedCopy(before, upload) : toStoredUpload(upload, list.filesOf(upload.id), bytes);
    if (!copy) continue;
    storedUploads.set(upload.id, copy);
    bytes += before ? 0 : (copy.file?.size ?? 0);
    void storeUpload(list, copy);
  }
}

async function storeUpload(list: UploadList, copy: StoredUpload): Promise<void> {
  const done = await uploadStore.put(copy);
  if (storedUploads.has(copy.id)) list.note(copy.id, { kept: done && copy.file !== null });
  else await uploadStore.forget(copy.id);
}

/** Returns a copy of an upload given the number of bytes already kept; `null` if a copy would be useless. */
function toStoredUpload(upload: Upload, files: UploadFiles | null, bytes: number): StoredUpload | null {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  // Before it is ready, it may be an archive, or a PDF that needs a password.
  if (!user || !files?.sent || storedUploads.size >= mostUploads) return null;
  const { file, sent, unpacked } = files;
  const room = bytes + sent.size <= mostBytes;
  // A file from an archive, or one derived from the chosen file, can't be chosen again.
  const canBeChosen = file === sent && !unpacked;
  if (!room && !canBeChosen) return null;
  const { id, uploadId, loanId, elementId, chosen } = upload;
  const { name, size, lastModified } = sent;
  const where = { loanId, elementId, chosen, ...optionalFieldsOf(upload) };
  const what = { name, size, lastModified, file: room ? sent : null };
  return { id, userId: user.id, tab: thisTab, uploadId, ...where, ...what, keptAt: Date.now() };
}

/** Returns an updated copy; `null` if nothing changed. */
function updatedCopy(before: StoredUpload, { uploadId, forMessage, missing }: Upload): StoredUpload | null {
  const announced = before.uploadId !== uploadId && !missing;
  if (!announced && before.forMessage === forMessage) return null;
  const copy = { ...before, ...(forMessage && { forMessage }) };
  return announced ? { ...copy, uploadId, keptAt: Date.now() } : copy;
}

/** Returns the optional fields of an upload. */
export const optionalFieldsOf = ({
  place,
  forMessage,
  versionOf,
}: Pick<StoredUpload, 'place' | 'forMessage' | 'versionOf'>) => ({
  ...(place && { place }),
  ...(forMessage && { forMessage }),
  ...(versionOf && { versionOf }),
});

function removeStoredUpload(id: string): void {
  storedUploads.delete(id);
  void uploadStore.forget(id);
}
