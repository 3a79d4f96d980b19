import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { MarkingState } from './marking-context';

/** Scrolls the box of a requested mark into view, and moves the focus to it if requested. */
export function useScrollIntoView<E extends HTMLElement>(
  id: string,
  { wanted }: Pick<MarkingState, 'wanted'>,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const now = wanted.current;
    if (now?.id !== id || !element.current) return;
    wanted.current = null;
    element.current.scrollIntoView({ block: 'center', inline: 'nearest' });
    if (now.focus) element.current.focus({ preventScroll: true });
  });
  return element;
}
