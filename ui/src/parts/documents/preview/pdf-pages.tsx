import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { PDFDocumentProxy } from '../pdf/open-pdf';
import { PageField } from './page-field';
import { PdfPage } from './pdf-page';
import { useElementWidth } from './use-element-width';
import { useZoom } from './use-zoom';
import { ZoomBar } from './zoom-bar';

interface PdfPagesProps {
  pdf: PDFDocumentProxy;
  /** Height by width of the first page; what the others are taken for until they are there. */
  ratio: number;
  name: string;
}

const gap = 12;
const widest = 920;

/** All pages under each other; only those in view are drawn. */
export function PdfPages({ pdf, ratio, name }: PdfPagesProps) {
  const area = useRef<HTMLDivElement>(null);
  const zoom = useZoom();
  const available = useElementWidth(area);
  const width = Math.floor(Math.min(widest, Math.max(0, available - 2 * gap)) * zoom.scale);
  const virtualizer = useVirtualizer({
    count: width > 0 ? pdf.numPages : 0,
    getScrollElement: () => area.current,
    estimateSize: () => Math.round(width * ratio) + gap,
    overscan: 1,
    paddingStart: gap,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, width]);
  // The keys that turn pages work at once.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  const page = pageInView(virtualizer.scrollOffset ?? 0, virtualizer.getVirtualItems());
  const goTo = (number: number) =>
    virtualizer.scrollToIndex(Math.max(1, Math.min(pdf.numPages, number)) - 1, { align: 'start' });

  const onKeyDown = (event: KeyboardEvent) => {
    const target: Record<string, number> = { PageDown: page + 1, PageUp: page - 1, Home: 1, End: pdf.numPages };
    const number = target[event.key];
    if (number === undefined || event.target instanceof HTMLInputElement) return zoom.onKeyDown(event);
    event.preventDefault();
    goTo(number);
  };

  return (
    <div className="flex h-full flex-col" onKeyDown={onKeyDown}>
      <div
        ref={area}
        tabIndex={0}
        role="region"
        aria-label={`${name}, ${pdf.numPages} pages`}
        className="min-h-0 grow overflow-auto bg-sunken focus-visible:-outline-offset-2"
      >
        <div className="relative mx-auto" style={{ height: virtualizer.getTotalSize(), width: Math.max(width, 1) }}>
          {virtualizer.getVirtualItems().map((item) => (
            <div
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${item.start}px)`, paddingBottom: gap }}
            >
              <PdfPage pdf={pdf} number={item.index + 1} width={width} ratio={ratio} />
            </div>
          ))}
        </div>
      </div>
      <ZoomBar zoom={zoom}>
        <IconButton label="Previous page" disabled={page <= 1} onClick={() => goTo(page - 1)}>
          <ChevronUp />
        </IconButton>
        <PageField page={page} pages={pdf.numPages} onGo={goTo} />
        <IconButton label="Next page" disabled={page >= pdf.numPages} onClick={() => goTo(page + 1)}>
          <ChevronDown />
        </IconButton>
        <span className="mx-2 h-5 w-px bg-line" />
      </ZoomBar>
    </div>
  );
}

/** The page that fills the upper part of the window, from 1. */
function pageInView(offset: number, items: readonly { index: number; end: number }[]): number {
  return (items.find((item) => item.end > offset + 120)?.index ?? 0) + 1;
}
