import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

/** When the focused element in an area is removed, focuses its replacement: the next control, or the last. */
export function useFocusReplacement(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = area.current;
    if (!place) return;
    let last: { element: Element; index: number } | null = null;
    const all = () => [...place.querySelectorAll<HTMLElement>(focusable)];
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = { element: target, index: all().indexOf(target) };
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !place.contains(relatedTarget)) last = null;
    };
    const look = () => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const left = all();
      left[Math.min(Math.max(last.index, 0), left.length - 1)]?.focus();
    };
    const changes = new MutationObserver(look);
    changes.observe(place, { childList: true, subtree: true });
    place.addEventListener('focusin', note);
    place.addEventListener('focusout', forget);
    return () => {
      changes.disconnect();
      place.removeEventListener('focusin', note);
      place.removeEventListener('focusout', forget);
    };
  }, [area]);
}
