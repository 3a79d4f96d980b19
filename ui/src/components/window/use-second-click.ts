import { type MouseEvent, useRef } from 'react';

/** The second click of a double click comes no later than so long after the first. */
const doubleClickMs = 500;

type PressedOutside = CustomEvent<{ originalEvent: Event }>;

/**
 * Keeps a window that came with the first click of a double click from being closed, or used, by the second one, before
 * anybody can have seen it. Many people click twice wherever they click.
 */
export function useSecondClick() {
  const until = useRef(0);
  const refuse = (event: { timeStamp: number }, click: { preventDefault: () => void; stopPropagation: () => void }) => {
    if (event.timeStamp > until.current) return;
    click.preventDefault();
    click.stopPropagation();
  };
  return {
    /** The window came. */
    came: (event: Event) => {
      until.current = event.timeStamp + doubleClickMs;
    },
    /** What is pressed outside of the window. */
    outside: (event: PressedOutside) => refuse(event.detail.originalEvent, event),
    /** What is clicked in it: the second click says that it is one. */
    inside: (event: MouseEvent) => {
      if (event.detail > 1) refuse(event, event);
    },
  };
}
