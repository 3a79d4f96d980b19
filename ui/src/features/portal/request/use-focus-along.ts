import { type RefObject, useLayoutEffect } from 'react';

/** The request whose row went with the focus in it, until it stands elsewhere. */
let gone: string | null = null;

/** Takes the focus along when a request comes to stand under another heading, as once something was sent for it. */
export function useFocusAlong(row: RefObject<HTMLElement | null>, requestId: string): void {
  useLayoutEffect(() => {
    const here = row.current;
    // Only a row that comes in the same moment is the same row.
    if (gone === requestId) here?.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
    return () => {
      if (!here?.contains(document.activeElement)) return;
      gone = requestId;
      queueMicrotask(() => (gone = null));
    };
  }, [row, requestId]);
}
