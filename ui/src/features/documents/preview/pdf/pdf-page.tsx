import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PageMarks } from '../../marks/page-marks';
import { drawPage } from '../../pdf/draw-page';
import type { SearchHit } from '../../pdf/find-in-pages';
import { type HighlightBox, highlightBoxes } from '../../pdf/highlight-boxes';
import type { PDFDocumentProxy } from '../../pdf/open-pdf';
import { createPageTexts } from '../../pdf/page-texts';
import type { PageRotation } from '../../pdf/page-rotation';
import { usePendingDrawing } from '../tools/drawing-progress';

export interface PageHits {
  hits: readonly SearchHit[];
  /** The index of the current hit if it is on this page. */
  current: number | null;
  /** `true` until the current hit has been scrolled into view. */
  wanted: RefObject<boolean>;
}

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From 1. */
  number: number;
  width: number;
  ratio: number;
  turn: PageRotation;
  hits: PageHits | null;
}

/** A page, rendered when it comes into view, with a text layer for selection and screen readers. */
export function PdfPage({ pdf, number, width, ratio, turn, hits }: PdfPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(Math.round(width * ratio));
  // Highlights are scrolled into view after the page has its own height.
  const [measured, setMeasured] = useState(false);
  const [failed, setFailed] = useState(false);
  const [drawn, setDrawn] = useState(false);
  usePendingDrawing(!drawn && !failed);
  const [pieces, setPieces] = useState<HTMLElement[]>([]);
  useEffect(() => {
    if (!canvas.current || !words.current) return;
    setPieces([]);
    const onHeight = (own: number) => {
      setHeight(own);
      setMeasured(true);
    };
    const on = { onHeight, onDrawn: () => setDrawn(true), onWords: setPieces, onFailed: () => setFailed(true) };
    return drawPage({ pdf, number, width, turn, canvas: canvas.current, words: words.current, ...on });
  }, [pdf, number, width, turn]);
  const boxes = useHighlightBoxes(pdf, number, page, pieces, hits);
  return (
    <div
      ref={page}
      className="pdf-page relative bg-white shadow-sm"
      style={{ width, height }}
      role="group"
      aria-label={`Page ${number}`}
    >
      <canvas ref={canvas} aria-hidden className="block size-full" />
      <div ref={words} className="pdf-text-layer" />
      {boxes.map(({ box, current }, index) => (
        <div key={index} className="pdf-highlight" data-current={current || undefined} style={box} />
      ))}
      {measured && <PageMarks page={number} turn={turn} />}
      {failed && (
        <p className="absolute inset-0 grid place-items-center text-stone-700">Page {number} can’t be shown.</p>
      )}
    </div>
  );
}

interface MarkBox {
  box: HighlightBox;
  current: boolean;
}

const noBoxes: MarkBox[] = [];

/** Returns the boxes of the hits after the text layer is complete, and scrolls the current one into view. */
function useHighlightBoxes(
  pdf: PDFDocumentProxy,
  number: number,
  page: RefObject<HTMLDivElement | null>,
  pieces: HTMLElement[],
  hits: PageHits | null,
): MarkBox[] {
  const [placed, setPlaced] = useState<{ of: PageHits | null; boxes: MarkBox[] }>({ of: null, boxes: noBoxes });
  useEffect(() => {
    if (!hits || pieces.length === 0) return;
    let left = false;
    void createPageTexts(pdf)
      .at(number)
      .then((text) => {
        const on = page.current;
        if (left || !on) return;
        const boxes = hits.hits.flatMap((hit, index) =>
          highlightBoxes(hit, text, pieces, on).map((box) => ({ box, current: index === hits.current })),
        );
        setPlaced({ of: hits, boxes });
      });
    return () => {
      left = true;
    };
  }, [pdf, number, page, pieces, hits]);
  useLayoutEffect(() => {
    if (!placed.of?.wanted.current || !placed.boxes.some(({ current }) => current)) return;
    placed.of.wanted.current = false;
    page.current?.querySelector('.pdf-highlight[data-current]')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [placed, page]);
  return hits && pieces.length > 0 ? placed.boxes : noBoxes;
}
