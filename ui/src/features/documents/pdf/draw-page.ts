import { type PDFDocumentProxy, type RenderTask, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import './text-layer.css';
import type { PageRotation } from './page-rotation';

/** A higher ratio costs memory without a visible difference. */
const MOST_PIXEL_RATIO = 2;
/** Some browsers render nothing above this number of pixels. */
const MOST_PIXELS = 16_000_000;

/** A page to render, and its target. */
export interface PageDrawing {
  pdf: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** In CSS pixels. */
  width: number;
  turn: PageRotation;
  canvas: HTMLCanvasElement;
  /** The element of the invisible text layer; without it only the image is rendered. */
  words?: HTMLElement;
  onHeight: (height: number) => void;
  /** The image is rendered. */
  onDrawn?: () => void;
  /** The text layer is complete; its pieces are in reading order. */
  onWords?: (pieces: HTMLElement[]) => void;
  onFailed: () => void;
}

/** Renders a page and its text layer. Returns a function that cancels it, to call when the page unmounts. */
export function drawPage({ pdf, number, width, turn, canvas, words, ...on }: PageDrawing): () => void {
  let stopped = false;
  let task: RenderTask | undefined;
  let layer: TextLayer | undefined;

  const draw = async () => {
    const page = await pdf.getPage(number);
    if (stopped) return;
    const rotation = (page.rotate + turn) % 360;
    const scale = width / page.getViewport({ scale: 1, rotation }).width;
    const viewport = page.getViewport({ scale, rotation });
    on.onHeight(Math.round(viewport.height));
    const sharp = sharpness(viewport.width * viewport.height);
    canvas.width = Math.round(viewport.width * sharp);
    canvas.height = Math.round(viewport.height * sharp);
    task = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
    await task.promise;
    if (stopped) return;
    on.onDrawn?.();
    if (!words) return;
    words.replaceChildren();
    words.style.setProperty('--total-scale-factor', String(scale));
    layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
    await layer.render();
    if (!stopped) on.onWords?.(layer.textDivs);
  };

  draw().catch(() => !stopped && on.onFailed());
  return () => {
    stopped = true;
    task?.cancel();
    layer?.cancel();
  };
}

const sharpness = (pixels: number): number =>
  Math.min(MOST_PIXEL_RATIO, devicePixelRatio, Math.sqrt(MOST_PIXELS / Math.max(1, pixels)));
