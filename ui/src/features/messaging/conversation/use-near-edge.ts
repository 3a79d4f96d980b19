import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when the reader gets near an edge of the list, and again after each render while still near. */
export function useNearEdge(edge: RefObject<HTMLElement | null>, wanted: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const mark = edge.current;
    if (!wanted || !mark || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      root: mark.closest('[data-conversation]'),
      rootMargin: '600px 0px',
    });
    watch.observe(mark);
    return () => watch.disconnect();
  }, [edge, wanted]);
}
