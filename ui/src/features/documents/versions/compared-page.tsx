import { useEffect, useRef, useState } from 'react';
import { drawPage } from '../pdf/draw-page';
import type { PDFDocumentProxy } from '../pdf/open-pdf';

interface ComparedPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** The assumed aspect ratio (height divided by width) until it is rendered. */
  ratio: number;
  label: string;
}

/** A page of one of two versions, rendered when it comes near the window. */
export function ComparedPage({ pdf, number, width, ratio, label }: ComparedPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const page = canvas.current;
    if (!page) return;
    const watch = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      rootMargin: '600px 0px',
    });
    watch.observe(page);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const page = canvas.current;
    if (!near || !page || width <= 0) return;
    const on = { onHeight: setHeight, onFailed: () => setFailed(true) };
    return drawPage({ pdf, number, width, turn: 0, canvas: page, ...on });
  }, [near, pdf, number, width]);
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="w-full bg-white"
        style={{ height: height ?? Math.round(width * ratio) }}
      />
      {failed && <p className="p-2 text-[13px] text-bad">This page can’t be drawn.</p>}
    </>
  );
}
