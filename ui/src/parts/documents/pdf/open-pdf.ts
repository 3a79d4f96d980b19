import {
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  PasswordResponses,
  getDocument,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the address of the file, which Vite provides
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

export type { PDFDocumentProxy };

/** Called when a PDF is locked; `again` after a wrong password. Answer by calling `submit`. */
export type AskPassword = (submit: (password: string) => void, again: boolean) => void;

/** Opens a PDF in a worker. Nothing in it is run as script. */
export async function openPdf(bytes: Blob, onPassword: AskPassword): Promise<PDFDocumentLoadingTask> {
  const task = getDocument({
    data: new Uint8Array(await bytes.arrayBuffer()),
    isEvalSupported: false,
    enableXfa: false,
  });
  task.onPassword = (submit: (password: string) => void, reason: number) =>
    onPassword(submit, reason === PasswordResponses.INCORRECT_PASSWORD);
  return task;
}
