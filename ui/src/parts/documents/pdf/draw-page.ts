import { type PDFDocumentProxy, type RenderTask, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import './pdf-words.css';

/** Sharper than this costs memory and shows nothing more. */
const MOST_PIXEL_RATIO = 2;

/**
 * Draws one page at a width in CSS pixels into `canvas`, and its text, invisible, into `words`.
 * Returns how to stop, which a page that leaves the window must.
 */
export function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  width: number,
  canvas: HTMLCanvasElement,
  words: HTMLElement,
  onHeight: (height: number) => void,
  onFailed: () => void,
): () => void {
  let stopped = false;
  let task: RenderTask | undefined;
  let layer: TextLayer | undefined;

  const draw = async () => {
    const page = await pdf.getPage(number);
    if (stopped) return;
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    onHeight(Math.round(viewport.height));
    const sharp = Math.min(MOST_PIXEL_RATIO, devicePixelRatio);
    canvas.width = Math.round(viewport.width * sharp);
    canvas.height = Math.round(viewport.height * sharp);
    task = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
    await task.promise;
    words.replaceChildren();
    words.style.setProperty('--total-scale-factor', String(scale));
    layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
    await layer.render();
  };

  draw().catch(() => !stopped && onFailed());
  return () => {
    stopped = true;
    task?.cancel();
    layer?.cancel();
  };
}
