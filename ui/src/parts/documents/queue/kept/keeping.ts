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
    if (before && (before.uploadId === upload.uploadId || upload.missing)) continue;
    const files = list.filesOf(upload.id);
    // What isn't ready yet may be an archive, or a PDF whose password is asked for.
    if (!files?.sent || (!before && kept.size >= mostUploads)) continue;
    const room = before ? before.file !== null : bytes + files.sent.size <= mostBytes;
    const copy = copyOf(upload, files, room);
    if (!copy) continue;
    kept.set(upload.id, copy);
    bytes += before ? 0 : (copy.file?.size ?? 0);
    void keep(list, copy);
  }
}

async function keep(list: UploadList, copy: KeptUpload): Promise<void> {
  const done = await keptHere.put(copy);
  if (kept.has(copy.id)) list.noteKept(copy.id, done && copy.file !== null);
  else await keptHere.forget(copy.id);
}

/** A copy of an upload; nothing where a copy would be of no use. */
function copyOf(upload: Upload, { file, sent, unpacked }: Files, room: boolean): KeptUpload | null {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  // Nobody can choose again what came out of an archive, or was made of what they chose.
  const canBeChosen = file === sent && !unpacked;
  if (!user || !sent || !(room || canBeChosen)) return null;
  const { id, uploadId, loanId, elementId, versionOf, chosen } = upload;
  const { name, size, lastModified } = sent;
  const where = { loanId, elementId, chosen, ...(versionOf && { versionOf }) };
  const what = { name, size, lastModified, file: room ? sent : null };
  return { id, userId: user.id, tab: thisTab, uploadId, ...where, ...what, keptAt: Date.now() };
}

function forget(id: string): void {
  kept.delete(id);
  void keptHere.forget(id);
}
