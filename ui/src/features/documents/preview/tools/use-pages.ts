import { type Virtualizer, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Between two pages, and around them. */
export const gap = 12;
/** Pages have their new measures by then, in milliseconds. */
const settled = 60;

/** The pages of a document, of which only the near ones are there. */
export interface Pages {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  count: number;
  /** The page in view, from 1. */
  page: number;
  goTo: (page: number) => void;
  /** Brings a page near, unless it is there already. */
  bringNear: (page: number) => void;
}

/** Pages under each other in a window that scrolls; `height` is what a page is taken for until it is drawn. */
export function usePages(area: RefObject<HTMLDivElement | null>, count: number, width: number, height: number): Pages {
  const virtualizer = useVirtualizer({
    count: width > 0 ? count : 0,
    getScrollElement: () => area.current,
    estimateSize: () => Math.round(height) + gap,
    overscan: 1,
    paddingStart: gap,
  });
  useHeldPlace(virtualizer, width, height);
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

/** Larger, smaller or turned: the page that was looked at stays in view. */
function useHeldPlace(virtualizer: Pages['virtualizer'], width: number, height: number): void {
  const held = useRef(0);
  const moving = useRef(false);
  useLayoutEffect(() => {
    if (width <= 0 || height <= 0) return;
    const index = held.current;
    moving.current = true;
    virtualizer.measure();
    // Once there is room to scroll that far.
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

/** The page that fills the upper part of the window, from 1. */
function pageInView(offset: number, items: readonly { index: number; end: number }[]): number {
  return (items.find((item) => item.end > offset + 120)?.index ?? 0) + 1;
}
