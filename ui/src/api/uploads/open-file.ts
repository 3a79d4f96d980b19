import { toast } from 'sonner';
import { fileRule, unpacked } from '@/rules/documents';
import { text } from '@/rules/text';
import { askToUnlock } from './locked-pdfs';
import { UploadAborted } from './send-bytes';

/** A larger file isn't looked into here: it would have to be held in memory whole. */
const lookedIntoAtMost = 512 * 1024 * 1024;

const named = ({ name }: File, extension: string) => name.toLowerCase().endsWith(extension);
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** A new file from bytes that a rule made. */
function made(bytes: Uint8Array, name: string, type: string): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/**
 * What is uploaded for a place that takes one file: the only file of an archive, an unlocked PDF, or the file as it is.
 * Nothing is lost when the tools fail: then it is uploaded as it is.
 */
export async function openFile(chosen: File, signal: AbortSignal): Promise<File> {
  if (chosen.size === 0 || chosen.size > lookedIntoAtMost) return chosen;
  const { file, said } = named(chosen, '.zip') ? await onlyFile(chosen) : { file: chosen, said: null };
  if (signal.aborted) throw new UploadAborted();
  said?.();
  return named(file, '.pdf') ? unlocked(file, signal) : file;
}

/** The only file of an archive, or the archive itself, and what is said about it. */
async function onlyFile(zip: File): Promise<{ file: File; said: () => void }> {
  const asZip = { file: zip, said: () => void toast.warning(text('file-extract-failed', { file: zip.name })) };
  try {
    const bytes = await bytesOf(zip);
    const { answer } = await fileRule('readZip', bytes, { name: zip.name });
    if (answer.files.length > 1) return { file: zip, said: () => void toast(severalIn(zip.name, answer.files.length)) };
    const [inside] = answer.files;
    const content = inside && (await unpacked(bytes, zip.name, 0));
    if (!content) return asZip;
    const said = () => void toast(`“${inside.name}” was taken out of ${zip.name}.`);
    return { file: made(content, inside.name, ''), said };
  } catch {
    return asZip;
  }
}

const severalIn = (name: string, count: number) =>
  `${name} holds ${count} files, and one is asked for here, so the zip is uploaded as it is.`;

async function unlocked(pdf: File, signal: AbortSignal): Promise<File> {
  const protection = await bytesOf(pdf)
    .then((bytes) => fileRule('pdfProtection', bytes, {}))
    .then(({ answer }) => answer)
    .catch(() => 'UNREADABLE' as const);
  if (protection === 'PASSWORD') return askToUnlock(pdf, signal);
  return protection === 'EMPTY_PASSWORD' ? ((await unlockPdf(pdf, '')).file ?? pdf) : pdf;
}

/** Takes the password off a PDF: the file without it, or what is said instead. */
export async function unlockPdf(pdf: File, password: string): Promise<{ file: File | null; message: string | null }> {
  try {
    const { answer, file } = await fileRule('unlockPdf', await bytesOf(pdf), { password });
    return { file: file && made(file, pdf.name, 'application/pdf'), message: answer.message ?? null };
  } catch {
    return { file: null, message: text('pdf-password-incorrect') };
  }
}
