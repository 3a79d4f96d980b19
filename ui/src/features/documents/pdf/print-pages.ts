import type { PDFDocumentProxy } from './open-pdf';

/** Dots per inch on paper; a PDF has 72. */
const PRINT_DPI = 150;
/** The maximum number of pages printed here. */
export const MOST_PRINTED = 200;

/** Renders the pages as images for printing, one at a time, and returns them with their size. Stops when aborted. */
export async function renderPagesForPrint(
  pdf: PDFDocumentProxy,
  signal: AbortSignal,
  onPage: (page: number) => void,
): Promise<{ pages: Blob[]; size: string }> {
  const pages: Blob[] = [];
  const canvas = document.createElement('canvas');
  for (let number = 1; number <= pdf.numPages; number += 1) {
    onPage(number);
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: PRINT_DPI / 72 });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    signal.throwIfAborted();
    pages.push(await pictureOf(canvas));
  }
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  return { pages, size: `${width.toFixed(1)}pt ${height.toFixed(1)}pt` };
}

const pictureOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page is too large.'))), 'image/jpeg', 0.92),
  );
