import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the title on each step. Returns the ref of the steps' container. */
export function useFocusAtStep(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-window-title]')?.focus();
  }, [step]);
  return place;
}
