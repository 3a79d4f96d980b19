import { rule } from '@/rules/rule';

/** The outcome of the shared rule for chosen or dropped files: those accepted, and the messages about the others. */
export interface CheckedFiles {
  files: File[];
  refusals: { name: string; message: string }[];
}

/** Returns the size limit in bytes, as stated by the page's server; `null` if unknown. */
function maxBytes(): number | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name=max-upload-bytes]')?.content;
  return said ? Number(said) : null;
}

/** Returns why files are refused by size or name, by index; for example the files of an archive. */
export function refusedIndexes(files: readonly { name: string; size: number }[], mails: boolean): Map<number, string> {
  const described = files.map(({ name, size }) => ({ name, size, type: '' }));
  const { rejected } = rule('checkUpload', { files: described, multiple: true, maxBytes: maxBytes(), mails });
  return new Map(rejected.map(({ index, violations }) => [index, violations[0]?.message ?? '']));
}

/** Returns the limits of size and number as text; `null` if unknown. */
export function limitWords(): string | null {
  const most = maxBytes();
  return most === null ? null : rule('uploadLimits', { maxBytes: most });
}

/** Checks files for a target that accepts one, or several with `multiple`, and emails with `mails`. */
export function checkFiles(chosen: readonly File[], multiple = false, mails = false): CheckedFiles {
  const described = chosen.map(({ name, size, type }) => ({ name, size, type }));
  const verdicts = rule('checkUpload', { files: described, multiple, maxBytes: maxBytes(), mails });
  return {
    files: verdicts.accepted.flatMap((index) => chosen[index] ?? []),
    refusals: verdicts.rejected.map(({ name, violations }) => ({ name, message: violations[0]?.message ?? '' })),
  };
}

/** Returns why a dragged item would be refused. Its name isn't known yet, and often neither is its type. */
export function dragRefusal(type: string, mails = false): string | null {
  if (type === '') return null;
  const verdicts = rule('checkUpload', { files: [{ name: '', size: 0, type }], mails });
  return verdicts.rejected[0]?.violations[0]?.message ?? null;
}
