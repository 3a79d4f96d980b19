import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from '../pdf/open-pdf';
import { drawPage } from '../pdf/draw-page';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From 1. */
  number: number;
  width: number;
  ratio: number;
}

/** One page: drawn once it comes into view, with its text over it for selecting and for screen readers. */
export function PdfPage({ pdf, number, width, ratio }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(Math.round(width * ratio));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!canvas.current || !words.current) return;
    return drawPage(pdf, number, width, canvas.current, words.current, setHeight, () => setFailed(true));
  }, [pdf, number, width]);
  return (
    <div
      className="pdf-page relative bg-white shadow-sm"
      style={{ width, height }}
      role="group"
      aria-label={`Page ${number}`}
    >
      <canvas ref={canvas} aria-hidden className="block size-full" />
      <div ref={words} className="pdf-words" />
      {failed && (
        <p className="absolute inset-0 grid place-items-center text-stone-700">Page {number} can’t be shown.</p>
      )}
    </div>
  );
}
