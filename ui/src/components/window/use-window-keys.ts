import { type RefObject, useEffect, useRef } from 'react';

/**
 * Handles keys anywhere in a view's window. The handler is chosen by the current state; if there is one, the event
 * stops, so that Escape closes one thing at a time.
 */
export function useWindowKeys<State>(
  view: RefObject<HTMLElement | null>,
  state: State,
  actOf: (event: KeyboardEvent, state: State) => (() => void) | null,
): void {
  const now = useRef(state);
  useEffect(() => {
    now.current = state;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actOf(event, now.current);
      const inside = event.target instanceof Node && view.current?.closest('[role=dialog]')?.contains(event.target);
      if (!act || !inside || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [view, actOf]);
}
