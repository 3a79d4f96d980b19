import { toast } from 'sonner';
import { fileRule } from '@/rules/documents';
import { text } from '@/rules/text';
import { askToUnlock } from './questions/locked-pdfs';
import type { WaitAside } from './concurrency-queue';

/** The size limit for inspecting a file here, in bytes: it is held in memory. */
const maxInspectedBytes = 512 * 1024 * 1024;

const hasExtension = ({ name }: File, extension: string) => name.toLowerCase().endsWith(extension);
const isInspectable = ({ size }: File) => size > 0 && size <= maxInspectedBytes;

/** Returns a new file of bytes that a rule produced. */
function createFile(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): File {
  return new File([bytes], name, { type });
}

/** Returns a file as it is uploaded: a PDF without its password if that can be removed, any other file unchanged. */
export async function unlockForUpload(file: File, signal: AbortSignal, aside: WaitAside): Promise<File> {
  if (!hasExtension(file, '.pdf') || !isInspectable(file)) return file;
  const protection = await fileRule('pdfProtection', file, {})
    .then(({ answer }) => answer)
    .catch(() => 'UNREADABLE' as const);
  if (protection === 'PASSWORD') return aside(() => askToUnlock(file, signal));
  if (protection !== 'EMPTY_PASSWORD') return file;
  const opened = await unlockPdf(file, '');
  if (!opened.file && opened.message)
    toast.warning(opened.message, { description: `${file.name} will be uploaded as is.` });
  return opened.file ?? file;
}

/** Removes the password of a PDF; resolves to the unlocked file, or to a message. */
export async function unlockPdf(pdf: File, password: string): Promise<{ file: File | null; message: string | null }> {
  try {
    const { answer, file } = await fileRule('unlockPdf', pdf, { password });
    return { file: file && createFile(file, pdf.name, 'application/pdf'), message: answer.message ?? null };
  } catch {
    return { file: null, message: text('pdf-password-incorrect') };
  }
}
