/** The keys with which a person moves the focus. */
const movers = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);
let moving = false;

if (typeof window !== 'undefined') {
  const stop = () => (moving = false);
  addEventListener('keydown', ({ key }) => (moving = movers.has(key)), true);
  addEventListener('keyup', stop, true);
  addEventListener('pointerdown', stop, true);
  addEventListener('blur', (event) => event.target === window && stop(), true);
}

/** Whether the focus moves because a person moves it with a key, and not because the page put it somewhere. */
export const personMovesFocus = (): boolean => moving;
