import type { RefObject } from 'react';
import type { Turn } from '../../pdf/draw-page';
import type { PDFDocumentProxy } from '../../pdf/open-pdf';
import { PdfPage, type PageMarks } from './pdf-page';
import { type Pages, gap } from './use-pages';

interface PageListProps {
  pdf: PDFDocumentProxy;
  area: RefObject<HTMLDivElement | null>;
  pages: Pages;
  name: string;
  width: number;
  ratio: number;
  turn: Turn;
  marksOf: (page: number) => PageMarks | null;
}

/** All pages under each other; only those in view are drawn. */
export function PageList({ pdf, area, pages, name, width, ratio, turn, marksOf }: PageListProps) {
  const { virtualizer } = pages;
  return (
    <div
      ref={area}
      tabIndex={0}
      role="region"
      aria-label={`${name}, ${pages.count} pages`}
      className="min-w-0 grow overflow-auto bg-sunken focus-visible:-outline-offset-2"
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
            <PdfPage number={item.index + 1} {...{ pdf, width, ratio, turn }} marks={marksOf(item.index + 1)} />
          </div>
        ))}
      </div>
    </div>
  );
}
