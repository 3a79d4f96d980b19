import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** So near to the rim of the list it goes on by itself, in pixels, and by so many at a time. */
const [rim, pace] = [56, 14];

interface PageDrag {
  /** The page that is dragged, and the one in whose place it would come. */
  dragged: string | null;
  over: string | null;
  /** For a page's grip. */
  begin: (id: string, event: PointerEvent) => void;
}

/** Drags pages to another place with a finger or a pointer. Each is an element with its id in `data-page`. */
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
    // Nothing is marked or scrolled by what drags.
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
