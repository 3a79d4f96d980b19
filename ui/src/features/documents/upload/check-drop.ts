import { rule } from '@/rules/rule';

/** What becomes of chosen or dropped files, asked of the shared rule: those to take, and what to say about the others. */
export interface CheckedFiles {
  files: File[];
  refusals: { name: string; message: string }[];
}

/** The largest file the server takes, in bytes, as the page it sent says; nothing where that isn't known. */
function maxBytes(): number | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name=max-upload-bytes]')?.content;
  return said ? Number(said) : null;
}

/** Why each of these can't be taken by its size or name, by its place; those out of one archive, say. */
export function refusedPlaces(files: readonly { name: string; size: number }[], mails: boolean): Map<number, string> {
  const described = files.map(({ name, size }) => ({ name, size, type: '' }));
  const { rejected } = rule('checkUpload', { files: described, multiple: true, maxBytes: maxBytes(), mails });
  return new Map(rejected.map(({ index, violations }) => [index, violations[0]?.message ?? '']));
}

/** How large files may be and how many may come at once, in words; nothing where that isn't known. */
export function limitWords(): string | null {
  const most = maxBytes();
  return most === null ? null : rule('uploadLimits', { maxBytes: most });
}

/** Checks files for a place that takes one (or, with `multiple`, several), and e-mails with `mails`. */
export function checkFiles(chosen: readonly File[], multiple = false, mails = false): CheckedFiles {
  const described = chosen.map(({ name, size, type }) => ({ name, size, type }));
  const verdicts = rule('checkUpload', { files: described, multiple, maxBytes: maxBytes(), mails });
  return {
    files: verdicts.accepted.flatMap((index) => chosen[index] ?? []),
    refusals: verdicts.rejected.map(({ name, violations }) => ({ name, message: violations[0]?.message ?? '' })),
  };
}

/** Whether something still being dragged would be taken. Its name isn't known yet, and often neither is its type. */
export function dragRefusal(type: string, mails = false): string | null {
  if (type === '') return null;
  const verdicts = rule('checkUpload', { files: [{ name: '', size: 0, type }], mails });
  return verdicts.rejected[0]?.violations[0]?.message ?? null;
}
