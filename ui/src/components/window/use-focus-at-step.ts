import { type RefObject, useEffect, useRef } from 'react';

/** With each step the focus goes to the title, which says what is there now. Answers where the steps are drawn. */
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
