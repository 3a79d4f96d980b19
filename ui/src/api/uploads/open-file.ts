import { toast } from 'sonner';
import { fileRule, unpacked } from '@/rules/documents';
import { rule } from '@/rules/rule';
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
 * What is uploaded for a chosen file: the files of an archive, an unlocked PDF, or the file as it is. Archives inside an
 * archive stay packed. Nothing is lost when the tools fail: then it is uploaded as it is.
 */
export async function openFile(chosen: File, signal: AbortSignal): Promise<File[]> {
  if (chosen.size === 0 || chosen.size > lookedIntoAtMost) return [chosen];
  const files = named(chosen, '.zip') ? await filesIn(chosen) : [chosen];
  const ready: File[] = [];
  for (const file of files) {
    if (signal.aborted) throw new UploadAborted();
    ready.push(named(file, '.pdf') ? await unlocked(file, signal) : file);
  }
  return ready;
}

/** The files of an archive, or the archive itself; says which. */
async function filesIn(zip: File): Promise<File[]> {
  try {
    const bytes = await bytesOf(zip);
    const { answer } = await fileRule('readZip', bytes, { name: zip.name });
    const files: File[] = [];
    for (const [place, { name }] of answer.files.entries()) {
      const content = await unpacked(bytes, zip.name, place);
      if (!content) return asZip(zip);
      files.push(made(content, name, ''));
    }
    if (files.length === 0) return asZip(zip);
    toast(`${rule('countLabel', { count: files.length, noun: 'ITEM' })} taken out of ${zip.name}.`);
    return files;
  } catch {
    return asZip(zip);
  }
}

function asZip(zip: File): File[] {
  toast.warning(text('file-extract-failed', { file: zip.name }));
  return [zip];
}

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
