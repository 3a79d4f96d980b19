import type { ReactNode, RefObject } from 'react';
import { type PageScroller, pageGap } from './use-page-scroller';

interface PageListProps {
  area: RefObject<HTMLDivElement | null>;
  pages: PageScroller;
  name: string;
  width: number;
  /** Renders a page, counted from 1. */
  children: (page: number) => ReactNode;
}

/** All pages below each other, virtualized. */
export function PageList({ area, pages, name, width, children }: PageListProps) {
  const { virtualizer, count } = pages;
  return (
    <div
      ref={area}
      tabIndex={0}
      role="region"
      aria-label={count === 1 ? name : `${name}, ${count} pages`}
      className="min-w-0 grow overflow-auto bg-sunken focus-visible:-outline-offset-2"
    >
      <div className="relative mx-auto" style={{ height: virtualizer.getTotalSize(), width: Math.max(width, 1) }}>
        {virtualizer.getVirtualItems().map((item) => (
          <div
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${item.start}px)`, paddingBottom: pageGap }}
          >
            {children(item.index + 1)}
          </div>
        ))}
      </div>
    </div>
  );
}
