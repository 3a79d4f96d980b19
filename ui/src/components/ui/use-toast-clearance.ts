import { useEffect, useState } from 'react';

/** The assumed size of toasts before they are rendered, in pixels. */
const USUAL = { width: 380, height: 64 };
/** The minimum distance of toasts from the page's lower edge, in pixels. */
const EDGE = 24;
/** The distance between toasts and an obstacle, in pixels. */
const GAP = 8;
/** The height at the page's upper edge that is never covered, for a phone's header, in pixels. */
const HEADER = 72;
/** The minimum interval between measurements while the page changes, in milliseconds. */
const MEASURE_MS = 100;

/** The elements that toasts never cover: action bars and primary buttons. */
const obstacles = '[data-toast-obstacle], [data-primary]';
/** The elements of a dialog that toasts avoid while there is room elsewhere. */
const controls = '[role=dialog] :is(button, a, input, textarea, select)';

interface ScreenRectangle {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const overlaps = (one: ScreenRectangle, other: ScreenRectangle): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * Returns the lowest distance from the lower edge at which toasts of this size, at the left, cover none of the
 * rectangles; the default distance if there is no room.
 */
export const clearanceFor = (...given: Parameters<typeof findClearance>): number => findClearance(...given) ?? EDGE;

/** The same, or null if there is no room. */
function findClearance(
  toasts: { width: number; height: number },
  page: { height: number },
  taken: readonly ScreenRectangle[],
): number | null {
  let bottom = EDGE;
  for (let step = 0; step <= taken.length; step += 1) {
    const lower = page.height - bottom;
    const place = { left: 0, right: toasts.width, top: lower - toasts.height - GAP, bottom: lower + GAP };
    if (place.top < HEADER) return null;
    const inTheWay = taken.filter((each) => overlaps(each, place));
    if (inTheWay.length === 0) return bottom;
    bottom = page.height - Math.min(...inTheWay.map(({ top }) => top)) + GAP + 1;
  }
  return bottom;
}

/** Measures the current page. */
function measureClearance(): number {
  const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.getBoundingClientRect());
  const width = Math.max(toasts.length > 0 ? 0 : USUAL.width, ...toasts.map(({ right }) => right));
  const stack = Math.max(...toasts.map((toast) => toast.bottom)) - Math.min(...toasts.map((toast) => toast.top));
  const height = toasts.length > 0 ? stack : USUAL.height;
  const size = { width, height };
  const page = { height: innerHeight };
  return (
    findClearance(size, page, visibleRectangles(`${obstacles}, ${controls}`)) ??
    clearanceFor(size, page, visibleRectangles(obstacles))
  );
}

const visibleRectangles = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter((rectangle) => rectangle.width > 0 && rectangle.top < innerHeight && rectangle.bottom > 0);

/** Returns the toasts' distance from the page's lower edge, updated while there are toasts. */
export function useToastClearance(toastCount: number): number {
  const [bottom, setBottom] = useState(EDGE);
  useEffect(() => {
    if (toastCount === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setBottom(measureClearance());
      }, MEASURE_MS);
    };
    setBottom(measureClearance());
    soon();
    const observer = new MutationObserver(soon);
    const stacking = { attributes: true, attributeFilter: ['data-expanded'] };
    observer.observe(document.body, { childList: true, subtree: true, ...stacking });
    addEventListener('resize', soon);
    document.addEventListener('scrollend', soon, true);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('resize', soon);
      document.removeEventListener('scrollend', soon, true);
    };
  }, [toastCount]);
  return bottom;
}
