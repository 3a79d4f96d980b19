import { toast } from 'sonner';
import { foldersOf } from '../../queue/questions/file-path';
import { type OpenArchive, type ZipReading, type ZipRefusal, openArchive } from '@/rules/documents';
import { text } from '@/rules/text';
import { refusedIndexes } from '../../upload/check-files';
import type { PlanArchive, PlanFile } from '../plan-file';
import { unopenedAdvice, unopenedReason } from './unopened-reasons';

/** The size limit for opening an archive here, in bytes: it is held in memory. */
const maxArchiveBytes = 512 * 1024 * 1024;

/** How long the notice is shown: two sentences take a while to read. */
const noticeMs = 12_000;

/** Whether a file may be an archive whose files are uploaded in its place (ZIP-01). */
export const isArchive = ({ name, size }: File): boolean =>
  name.toLowerCase().endsWith('.zip') && size > 0 && size <= maxArchiveBytes;

let lastFileNumber = 0;
const newId = (): string => `file-${++lastFileNumber}`;

const uniqueName = (name: string, others: ReadonlySet<string>): string => {
  let free = name;
  for (let nth = 2; others.has(free); nth++) free = `${name} (${nth})`;
  return free;
};

/** Returns the plan's entry for a chosen file. */
const toPlanFile = (file: File, folders: string): PlanFile => ({
  id: newId(),
  name: file.name,
  path: folders ? `${folders}/${file.name}` : file.name,
  size: file.size,
  refusal: null,
  packed: false,
  source: { file },
});

/** Returns all chosen files and the contents of archives among them. Opened archives are added to `opened`. */
export async function openChosenFiles(
  files: readonly File[],
  opened: PlanArchive[],
  mails: boolean,
): Promise<PlanFile[]> {
  const all: PlanFile[] = [];
  const paths = new Set<string>();
  for (const file of files) {
    const origin = toPlanFile(file, foldersOf(file));
    if (!isArchive(file)) {
      all.push(origin);
      continue;
    }
    const archive = await openOrRefuse(openArchive(file, { name: file.name, mails }));
    if (typeof archive === 'string') {
      all.push({ ...origin, kept: archive });
      continue;
    }
    const path = uniqueName(origin.path, paths);
    paths.add(path);
    const { entries, unpacked } = archive.reading;
    const within = { depth: 1, entries, unpacked, packed: file.size };
    all.push(...archiveFiles({ archive, path, origin, within, depth: 1 }, opened, mails));
  }
  return all;
}

/**
 * Reports that an archive is uploaded unopened (ZIP-02). The reason and the advice follow if no window has shown them.
 */
export const reportUnopenedArchive = (name: string, why?: ZipRefusal): void =>
  void toast.warning(
    text('file-extract-failed', { file: name }),
    why && { description: `${unopenedReason(why)}. ${unopenedAdvice()}`, duration: noticeMs },
  );

/** Opens a nested archive; resolves to its files, or to why it can't be opened. */
export async function openNestedArchive(
  file: PlanFile,
  opened: PlanArchive[],
  mails: boolean,
): Promise<PlanFile[] | ZipRefusal> {
  if (!('opened' in file.source)) return 'UNREADABLE';
  const { opened: outer, place } = file.source;
  const { within, depth } = outer;
  const archive = await outer.archive.openInside(place, { name: file.name, mails, within: { ...within, depth } });
  if (archive.reading.refusal) {
    archive.close();
    return archive.reading.refusal;
  }
  within.entries += archive.reading.entries;
  within.unpacked += archive.reading.unpacked;
  return archiveFiles({ archive, path: file.path, origin: file, within, depth: depth + 1 }, opened, mails);
}

async function openOrRefuse(opening: Promise<OpenArchive>): Promise<OpenArchive | ZipRefusal> {
  const archive = await opening.catch(() => null);
  if (!archive) return 'UNREADABLE';
  if (archive.reading.refusal) archive.close();
  return archive.reading.refusal ?? archive;
}

/** Returns the files of an archive, refused ones last. */
function archiveFiles(from: PlanArchive, opened: PlanArchive[], mails: boolean): PlanFile[] {
  opened.push(from);
  const { files, leftOut }: ZipReading = from.archive.reading;
  const refused = refusedIndexes(files, mails);
  const taken = files.map(({ name, path, size }, place) => ({
    id: newId(),
    name,
    path: `${from.path}/${path}`,
    size,
    refusal: refused.get(place) ?? null,
    packed: /\.zip$/i.test(name),
    source: { opened: from, place },
  }));
  const left = leftOut.map(({ path, size, why }) => ({
    id: newId(),
    name: path.slice(path.lastIndexOf('/') + 1),
    path: `${from.path}/${path}`,
    size,
    refusal: why.message,
    packed: false,
    source: { opened: from, place: -1 },
  }));
  return [...taken, ...left];
}
