import {
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  PasswordResponses,
  ResponseException,
  getDocument,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the URL of the file, which Vite provides
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { actingHeaders } from '@/api/session/acting-user';
import { BundledPdfFiles } from './bundled-pdf-files';

GlobalWorkerOptions.workerSrc = workerUrl;

export type { PDFDocumentProxy };

/** A whole PDF, or the URL from which only the viewed ranges are fetched. */
export type PdfSource = Blob | string;

/** Called when a PDF is locked; `again` after a wrong password. Respond by calling `submit`. */
export type AskPassword = (submit: (password: string) => void, again: boolean) => void;

/** Opens a PDF in a worker, with scripts disabled. */
export async function openPdf(source: PdfSource, onPassword: AskPassword): Promise<PDFDocumentLoadingTask> {
  const from =
    typeof source === 'string'
      ? { url: source, httpHeaders: actingHeaders(), disableAutoFetch: true, disableStream: true }
      : { data: new Uint8Array(await source.arrayBuffer()) };
  const task = getDocument({
    ...from,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: BundledPdfFiles,
  });
  task.onPassword = (submit: (password: string) => void, reason: number) =>
    onPassword(submit, reason === PasswordResponses.INCORRECT_PASSWORD);
  return task;
}

/** Whether the download failed, as opposed to a damaged file. */
export const isDownloadFailure = (error: unknown): boolean =>
  error instanceof ResponseException || (error instanceof Error && /fetch|network|load failed/i.test(error.message));
