import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** The distance to the edge of the list, in pixels, at which it scrolls, and the scroll step. */
const [rim, pace] = [56, 14];

interface PageDrag {
  /** The dragged page, and the one whose position it would take. */
  dragged: string | null;
  over: string | null;
  /** Starts dragging; for a page's handle. */
  begin: (id: string, event: PointerEvent) => void;
}

/** Reorders pages by dragging with a finger or a pointer. Each is an element with its id in `data-page`. */
export function usePageDrag(onDrop: (id: string, over: string) => void): PageDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    if (dragged === null) return;
    let under: string | null = null;
    const moved = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const page = document
        .elementsFromPoint(clientX, clientY)
        .map((each) => each.closest<HTMLElement>('[data-page]'))
        .find((each) => each !== null);
      scrollAlong(page, clientY);
      under = page?.dataset['page'] ?? under;
      setOver(under === dragged ? null : under);
    };
    const end = () => {
      setDragged(null);
      setOver(null);
    };
    const dropped = () => {
      if (under !== null && under !== dragged) drop.current(dragged, under);
      end();
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerup', dropped);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', dropped);
      removeEventListener('pointercancel', end);
    };
  }, [dragged]);
  const begin = (id: string, event: PointerEvent) => {
    // Prevents selecting and scrolling while dragging.
    event.preventDefault();
    setDragged(id);
  };
  return { dragged, over, begin };
}

function scrollAlong(page: HTMLElement | null | undefined, y: number): void {
  const box = page?.closest<HTMLElement>('.overflow-y-auto');
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (y < top + rim) box.scrollBy(0, -pace);
  if (y > bottom - rim) box.scrollBy(0, pace);
}
