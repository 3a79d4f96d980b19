import { type RefObject, useEffect } from 'react';

const taken = '[role=menu], [role=listbox], aside, input, textarea, select, [contenteditable=true]';

/**
 * The keys that turn pages work as soon as there is something to look at. Whoever has opened a menu or a list beside it,
 * or begun to type, by then goes on with that.
 */
export function useFocusOnArrival(area: RefObject<HTMLElement | null>, arrived = true): void {
  useEffect(() => {
    if (arrived && !document.activeElement?.closest(taken)) area.current?.focus({ preventScroll: true });
  }, [area, arrived]);
}
