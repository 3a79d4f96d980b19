import { useEffect, useState } from 'react';
import { type PDFDocumentProxy, type PdfSource, isDownloadFailure, openPdf } from './open-pdf';

/** The state of a PDF being opened. */
export type PdfState =
  | { kind: 'opening' }
  | { kind: 'locked'; again: boolean; submit: (password: string) => void }
  | { kind: 'broken' }
  /** It can't be fetched at the moment. */
  | { kind: 'cut off' }
  | { kind: 'open'; pdf: PDFDocumentProxy; ratio: number };

/** Opens a PDF and keeps it open until unmount. `ratio` is the first page's height divided by its width. */
export function usePdf(source: PdfSource): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'opening' });
  useEffect(() => {
    let left = false;
    let leave = () => {};
    const show = (next: PdfState) => !left && setState(next);
    const open = async () => {
      const task = await openPdf(source, (submit, again) => show({ kind: 'locked', again, submit }));
      if (left) return void task.destroy();
      leave = () => void task.destroy();
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      show({ kind: 'open', pdf, ratio: height / width });
    };
    open().catch((error: unknown) => show({ kind: isDownloadFailure(error) ? 'cut off' : 'broken' }));
    return () => {
      left = true;
      leave();
    };
  }, [source]);
  return state;
}
