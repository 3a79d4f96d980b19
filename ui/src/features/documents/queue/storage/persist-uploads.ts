import { currentUserQuery } from '@/api/current-user';
import { queryClient } from '@/api/query-client';
import type { UploadFiles, Upload } from '../upload';
import type { UploadList } from '../upload-list';
import { type KeptUpload, keptHere } from './upload-store';
import { thisTab } from './tab-locks';

/** The limits of bytes and files kept in this browser; beyond the byte limit only their metadata is kept. */
export const mostBytes = 200 * 1024 * 1024;
const mostUploads = 500;

/** The kept uploads, by id. */
const kept = new Map<string, KeptUpload>();
let listening: UploadList | null = null;

/** Keeps uploads in progress in this browser, and deletes them when they are finished or abandoned. */
export function persistUploads(list: UploadList): void {
  if (listening === list) return;
  listening = list;
  list.subscribe(() => review(list));
  review(list);
}

/** Registers an upload kept by an earlier page load. */
export const registerKeptUpload = (upload: KeptUpload): void => void kept.set(upload.id, upload);

function review(list: UploadList): void {
  const open = new Map(list.snapshot().flatMap((each) => (each.status === 'success' ? [] : [[each.id, each]])));
  for (const id of kept.keys()) if (!open.has(id)) forget(id);
  let bytes = 0;
  for (const { file } of kept.values()) bytes += file?.size ?? 0;
  for (const upload of open.values()) {
    const before = kept.get(upload.id);
    const copy = before ? changed(before, upload) : toKeptUpload(upload, list.filesOf(upload.id), bytes);
    if (!copy) continue;
    kept.set(upload.id, copy);
    bytes += before ? 0 : (copy.file?.size ?? 0);
    void keep(list, copy);
  }
}

async function keep(list: UploadList, copy: KeptUpload): Promise<void> {
  const done = await keptHere.put(copy);
  if (kept.has(copy.id)) list.note(copy.id, { kept: done && copy.file !== null });
  else await keptHere.forget(copy.id);
}

/** Returns a copy of an upload given the number of bytes already kept; `null` if a copy would be useless. */
function toKeptUpload(upload: Upload, files: UploadFiles | null, bytes: number): KeptUpload | null {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  // Before it is ready, it may be an archive, or a PDF that needs a password.
  if (!user || !files?.sent || kept.size >= mostUploads) return null;
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
function changed(before: KeptUpload, { uploadId, forMessage, missing }: Upload): KeptUpload | null {
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
}: Pick<KeptUpload, 'place' | 'forMessage' | 'versionOf'>) => ({
  ...(place && { place }),
  ...(forMessage && { forMessage }),
  ...(versionOf && { versionOf }),
});

function forget(id: string): void {
  kept.delete(id);
  void keptHere.forget(id);
}
