import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { drawPage } from '../../pdf/draw-page';
import type { PDFDocumentProxy } from '../../pdf/open-pdf';
import type { PageRotation } from '../../pdf/page-rotation';

interface PageRailProps {
  pdf: PDFDocumentProxy;
  ratio: number;
  turn: PageRotation;
  /** The page in view, from 1. */
  page: number;
  onGo: (page: number) => void;
}

const width = 96;
/** The space for the number below a page, and around both. */
const thumbnailPadding = 36;

/** The page thumbnails; visible ones are rendered. One of them is the tab stop, and arrow keys move between them. */
export function PageRail({ pdf, ratio, turn, page, onGo }: PageRailProps) {
  const area = useRef<HTMLDivElement>(null);
  const height = Math.min(Math.round(width * ratio), 3 * width);
  const virtualizer = useVirtualizer({
    count: pdf.numPages,
    getScrollElement: () => area.current,
    estimateSize: () => height + thumbnailPadding,
    overscan: 2,
    paddingStart: 8,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  useEffect(() => virtualizer.scrollToIndex(page - 1, { align: 'auto' }), [virtualizer, page]);

  // The page that gets the focus once its button exists.
  const wanted = useRef<number | null>(null);
  const focusWanted = () => {
    if (wanted.current === null) return;
    const button = area.current?.querySelector<HTMLElement>(`[data-page="${wanted.current}"]`);
    if (!button) return;
    wanted.current = null;
    button.focus();
  };
  useEffect(focusWanted);

  const onKeyDown = (event: KeyboardEvent, from: number) => {
    // Starts at the focused page: the page in view may lag behind during scrolling.
    const next = { ArrowDown: from + 1, ArrowUp: from - 1 }[event.key];
    if (next === undefined || next < 1 || next > pdf.numPages) return;
    event.preventDefault();
    wanted.current = next;
    onGo(next);
    virtualizer.scrollToIndex(next - 1, { align: 'auto' });
    focusWanted();
  };
  return (
    <nav aria-label="Pages" className="w-32 shrink-0 border-r border-line bg-canvas">
      <div ref={area} className="h-full overflow-y-auto">
        <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => (
            <button
              key={key}
              type="button"
              data-page={index + 1}
              tabIndex={index + 1 === page ? 0 : -1}
              aria-label={`Go to page ${index + 1}`}
              aria-current={index + 1 === page ? 'page' : undefined}
              onClick={() => onGo(index + 1)}
              onKeyDown={(event) => onKeyDown(event, index + 1)}
              className={cn(
                'absolute inset-x-2 top-0 flex flex-col items-center gap-1 rounded-md pt-1.5 text-xs text-muted tabular-nums hover:bg-hover focus-visible:-outline-offset-2',
                index + 1 === page && 'bg-accent-soft font-semibold text-ink',
              )}
              style={{ transform: `translateY(${start}px)`, height: height + thumbnailPadding - 4 }}
            >
              <PageThumbnail pdf={pdf} number={index + 1} turn={turn} height={height} />
              {index + 1}
            </button>
          ))}
        </div>
      </div>
    </nav>
  );
}

/** How long a page stays in view before it is rendered, in milliseconds, so that fast scrolling renders nothing. */
const settled = 120;

function PageThumbnail({
  pdf,
  number,
  turn,
  height,
}: {
  pdf: PDFDocumentProxy;
  number: number;
  turn: PageRotation;
  height: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(height);
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      if (!canvas.current) return;
      stop = drawPage({ pdf, number, width, turn, canvas: canvas.current, onHeight: setDrawn, onFailed: () => {} });
    }, settled);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pdf, number, turn]);
  return (
    <span className="grid shrink-0 place-items-center" style={{ height, width }}>
      <canvas
        ref={canvas}
        aria-hidden
        className="border border-line bg-white"
        style={drawn > height ? { height } : { width, height: drawn }}
      />
    </span>
  );
}
