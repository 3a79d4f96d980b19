import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The distance from the end that counts as being there, in pixels. */
const NEAR = 48;

const findLine = (scroller: HTMLElement, id: string) =>
  scroller.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`);

const topIn = (scroller: HTMLElement, line: HTMLElement) =>
  line.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

interface ReadingPlace {
  /** The rendered messages, in order. */
  ids: readonly string[];
  /** The initial message; undefined for the end. */
  startId: string | undefined;
}

/**
 * Keeps the scroll position while messages load above and below: at the end it stays at the end, otherwise the visible
 * message stays in view.
 */
export function useReadingPlace(scroller: RefObject<HTMLElement | null>, { ids, startId }: ReadingPlace) {
  const place = useRef<{ id: string; top: number } | null>(null);
  const atEnd = useRef(true);
  const begun = useRef(false);
  const [away, setAway] = useState(false);

  const note = useCallback(() => {
    const area = scroller.current;
    if (!area) return;
    atEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight < NEAR;
    setAway(!atEnd.current);
    const lines = area.querySelectorAll<HTMLElement>('[data-message]');
    const line = [...lines].find((each) => topIn(area, each) + each.offsetHeight > 0);
    place.current = line ? { id: line.dataset['message'] ?? '', top: topIn(area, line) } : null;
  }, [scroller]);

  const toEnd = useCallback(() => {
    const area = scroller.current;
    if (area) area.scrollTop = area.scrollHeight;
    note();
  }, [scroller, note]);

  const keep = useCallback(() => {
    const area = scroller.current;
    if (!area) return;
    if (atEnd.current) return toEnd();
    const line = place.current && findLine(area, place.current.id);
    if (line && place.current) area.scrollTop += topIn(area, line) - place.current.top;
  }, [scroller, toEnd]);

  const show = useCallback(
    (id: string) => {
      const area = scroller.current;
      const line = area && findLine(area, id);
      if (!area || !line) return false;
      area.scrollTop += topIn(area, line) - Math.min(96, area.clientHeight / 4);
      note();
      return true;
    },
    [scroller, note],
  );

  useLayoutEffect(() => {
    if (ids.length === 0) return;
    if (begun.current) return keep();
    begun.current = true;
    if (!startId || !show(startId)) toEnd();
  }, [ids, startId, keep, show, toEnd]);

  // Images load, the field below grows, the window is resized: the position stays.
  useEffect(() => {
    const area = scroller.current;
    if (!area || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(keep);
    watch.observe(area);
    if (area.firstElementChild) watch.observe(area.firstElementChild);
    return () => watch.disconnect();
  }, [scroller, keep]);

  return { away, note, toEnd, show };
}
