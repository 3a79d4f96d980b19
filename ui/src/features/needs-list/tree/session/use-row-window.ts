import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rows rendered beyond those in view, on either side. */
const overscan = 8;

interface RowWindow {
  /** The first and the last row to render; if there are none, the last is before the first. */
  first: number;
  last: number;
  /** Scrolls to a row, at the nearest edge or centered. */
  scrollTo: (index: number, align?: 'nearest' | 'center') => void;
}

/**
 * Returns which rows of a scroll container to render. Rows have equal heights, so the cost doesn't depend on their
 * number.
 */
export function useRowWindow(area: RefObject<HTMLElement | null>, rowCount: number, rowHeight: number): RowWindow {
  const [{ top, height }, setView] = useState({ top: 0, height: 0 });

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    // Renders only when the scroll position passes a row, not for each pixel.
    const look = () => {
      const now = { top: Math.floor(element.scrollTop / rowHeight), height: element.clientHeight };
      setView((before) => (before.top === now.top && before.height === now.height ? before : now));
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [area, rowHeight]);

  const scrollTo = useCallback(
    (index: number, align: 'nearest' | 'center' = 'nearest') => {
      const element = area.current;
      if (!element) return;
      const [start, room] = [index * rowHeight, element.clientHeight];
      const nearest = Math.max(start + rowHeight - room, Math.min(start, element.scrollTop));
      element.scrollTop = align === 'center' ? start - (room - rowHeight) / 2 : nearest;
    },
    [area, rowHeight],
  );
  const inView = Math.ceil(height / rowHeight);
  return {
    first: Math.max(0, Math.min(top, rowCount - inView) - overscan),
    last: Math.min(rowCount, top + inView + 1 + overscan) - 1,
    scrollTo,
  };
}
