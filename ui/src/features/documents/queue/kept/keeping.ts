import { currentUserQuery } from '@/api/current-user';
import { queryClient } from '@/api/query-client';
import type { Files, Upload } from '../upload';
import type { UploadList } from '../upload-list';
import { type KeptUpload, keptHere } from './kept-here';
import { thisTab } from './tabs';

/** So many bytes and files are kept in this browser; of more, only which they are. */
export const mostBytes = 200 * 1024 * 1024;
const mostUploads = 500;

/** What is kept now, by id. */
const kept = new Map<string, KeptUpload>();
let listening: UploadList | null = null;

/** Keeps what is under way in this browser, and forgets it once it has arrived or is given up. */
export function keepUploads(list: UploadList): void {
  if (listening === list) return;
  listening = list;
  list.subscribe(() => review(list));
  review(list);
}

/** What was kept before goes on being kept. */
export const alreadyKept = (upload: KeptUpload): void => void kept.set(upload.id, upload);

function review(list: UploadList): void {
  const open = new Map(list.snapshot().flatMap((each) => (each.status === 'success' ? [] : [[each.id, each]])));
  for (const id of kept.keys()) if (!open.has(id)) forget(id);
  let bytes = 0;
  for (const { file } of kept.values()) bytes += file?.size ?? 0;
  for (const upload of open.values()) {
    const before = kept.get(upload.id);
    const copy = before ? changed(before, upload) : copyOf(upload, list.filesOf(upload.id), bytes);
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

/** A copy of an upload beside so many bytes that are kept; nothing where a copy would be of no use. */
function copyOf(upload: Upload, files: Files | null, bytes: number): KeptUpload | null {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  // What isn't ready yet may be an archive, or a PDF whose password is asked for.
  if (!user || !files?.sent || kept.size >= mostUploads) return null;
  const { file, sent, unpacked } = files;
  const room = bytes + sent.size <= mostBytes;
  // Nobody can choose again what came out of an archive, or was made of what they chose.
  const canBeChosen = file === sent && !unpacked;
  if (!room && !canBeChosen) return null;
  const { id, uploadId, loanId, elementId, chosen } = upload;
  const { name, size, lastModified } = sent;
  const where = { loanId, elementId, chosen, ...moreOf(upload) };
  const what = { name, size, lastModified, file: room ? sent : null };
  return { id, userId: user.id, tab: thisTab, uploadId, ...where, ...what, keptAt: Date.now() };
}

/** A copy with what is known since; nothing when that is nothing new. */
function changed(before: KeptUpload, { uploadId, forMessage, missing }: Upload): KeptUpload | null {
  const announced = before.uploadId !== uploadId && !missing;
  if (!announced && before.forMessage === forMessage) return null;
  const copy = { ...before, ...(forMessage && { forMessage }) };
  return announced ? { ...copy, uploadId, keptAt: Date.now() } : copy;
}

/** What only some uploads have. */
export const moreOf = ({ place, forMessage, versionOf }: Pick<KeptUpload, 'place' | 'forMessage' | 'versionOf'>) => ({
  ...(place && { place }),
  ...(forMessage && { forMessage }),
  ...(versionOf && { versionOf }),
});

function forget(id: string): void {
  kept.delete(id);
  void keptHere.forget(id);
}
