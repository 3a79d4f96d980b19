import { type RefObject, useEffect } from 'react';

const taken = '[role=menu], [role=listbox], aside, input, textarea, select, [contenteditable=true]';

/**
 * Focuses the area when its content is loaded, so that the paging keys work. If the person has opened a menu or list,
 * or started to type, the focus stays there.
 */
export function useFocusOnArrival(area: RefObject<HTMLElement | null>, arrived = true): void {
  useEffect(() => {
    if (arrived && !document.activeElement?.closest(taken)) area.current?.focus({ preventScroll: true });
  }, [area, arrived]);
}
