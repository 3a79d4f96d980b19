import { useEffect, useRef, useState } from 'react';
import { drawPage } from '../pdf/draw-page';
import type { OpenPdf } from './use-pdf-sources';

/** The side length of a page's square, in pixels. */
export const thumbnailSide = 128;

/** How long a page stays in view before it is rendered, in milliseconds, so that fast scrolling renders nothing. */
const renderDelayMs = 120;

/** Whether an element is in view, or nearly. */
function useInView(place: React.RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: '200px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return inView;
}

interface PagePictureProps {
  source: OpenPdf;
  /** From 0. */
  page: number;
  turns: number;
}

/**
 * A page thumbnail. Rendered when it comes into view and released when it leaves, so that hundreds of pages cost no
 * more than a few.
 */
export function PagePicture({ source, page, turns }: PagePictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const inView = useInView(place);
  return (
    <span ref={place} className="grid place-items-center" style={{ height: thumbnailSide, width: thumbnailSide }}>
      {inView && <RenderedPage source={source} page={page} turns={turns} />}
    </span>
  );
}

function RenderedPage({ source: { pdf, ratio }, page, turns }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = Math.round(Math.min(thumbnailSide, thumbnailSide / ratio));
  const [height, setHeight] = useState(Math.round(width * ratio));
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      if (!canvas.current) return;
      const on = { onHeight: setHeight, onFailed: () => {} };
      stop = drawPage({ pdf, number: page + 1, width, turn: 0, canvas: canvas.current, ...on });
    }, renderDelayMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pdf, page, width]);
  const fits = Math.min(1, thumbnailSide / height);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="border border-line bg-white transition-transform motion-reduce:transition-none"
      style={{ width: width * fits, height: height * fits, transform: `rotate(${turns * 90}deg)` }}
    />
  );
}
