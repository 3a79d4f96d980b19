import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keys that work wherever in a view's window the focus is. What a key does is asked for with the state as it is then;
 * where it does something, nobody else hears of it, so that Escape leaves one thing at a time.
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
