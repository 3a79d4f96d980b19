import { type MouseEvent, useRef } from 'react';

/** The maximum delay between the clicks of a double click, in milliseconds. */
const doubleClickMs = 500;

type PressedOutside = CustomEvent<{ originalEvent: Event }>;

/**
 * Ignores the second click of a double click in or outside a window that the first click opened. Many people
 * double-click everywhere.
 */
export function useSecondClick() {
  const until = useRef(0);
  const refuse = (event: { timeStamp: number }, click: { preventDefault: () => void; stopPropagation: () => void }) => {
    if (event.timeStamp > until.current) return;
    click.preventDefault();
    click.stopPropagation();
  };
  return {
    /** Called when the window opens. */
    came: (event: Event) => {
      until.current = event.timeStamp + doubleClickMs;
    },
    /** Called for presses outside the window. */
    outside: (event: PressedOutside) => refuse(event.detail.originalEvent, event),
    /** Called for clicks in the window; the event tells whether it is a second click. */
    inside: (event: MouseEvent) => {
      if (event.detail > 1) refuse(event, event);
    },
  };
}
