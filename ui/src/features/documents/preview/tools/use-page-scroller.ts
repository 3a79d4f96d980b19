import { type Virtualizer, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** The gap between pages and around them, in pixels. */
export const pageGap = 12;
/** After how many milliseconds pages have their new size. */
const settled = 60;

/** The virtualized pages of a document. */
export interface PageScroller {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  count: number;
  /** The page in view, from 1. */
  page: number;
  goTo: (page: number) => void;
  /** Scrolls to a page unless it is rendered already. */
  bringNear: (page: number) => void;
}

/** Returns pages below each other in a scroll container; `height` is the estimated height of a page. */
export function usePageScroller(
  area: RefObject<HTMLDivElement | null>,
  count: number,
  width: number,
  height: number,
): PageScroller {
  const virtualizer = useVirtualizer({
    count: width > 0 ? count : 0,
    getScrollElement: () => area.current,
    estimateSize: () => Math.round(height) + pageGap,
    overscan: 1,
    paddingStart: pageGap,
  });
  useStablePage(virtualizer, width, height);
  const goTo = useCallback(
    (number: number) => virtualizer.scrollToIndex(Math.max(1, Math.min(count, number)) - 1, { align: 'start' }),
    [virtualizer, count],
  );
  const bringNear = useCallback(
    (number: number) => {
      const there = virtualizer.getVirtualItems().some(({ index }) => index === number - 1);
      if (!there) goTo(number);
    },
    [virtualizer, goTo],
  );
  const page = pageInView(virtualizer.scrollOffset ?? 0, virtualizer.getVirtualItems());
  return { virtualizer, count, page, goTo, bringNear };
}

/** Keeps the page in view when pages are zoomed or rotated. */
function useStablePage(virtualizer: PageScroller['virtualizer'], width: number, height: number): void {
  const held = useRef(0);
  const moving = useRef(false);
  useLayoutEffect(() => {
    if (width <= 0 || height <= 0) return;
    const index = held.current;
    moving.current = true;
    virtualizer.measure();
    // Runs once there is room to scroll that far.
    const timer = setTimeout(() => {
      moving.current = false;
      if (index > 0) virtualizer.scrollToIndex(index, { align: 'start' });
    }, settled);
    return () => clearTimeout(timer);
  }, [virtualizer, width, height]);
  useEffect(() => {
    if (moving.current) return;
    const offset = virtualizer.scrollOffset ?? 0;
    held.current = virtualizer.getVirtualItems().find(({ end }) => end > offset + 120)?.index ?? 0;
  });
}

/** Returns the page at the upper part of the window, from 1. */
function pageInView(offset: number, items: readonly { index: number; end: number }[]): number {
  return (items.find((item) => item.end > offset + 120)?.index ?? 0) + 1;
}
