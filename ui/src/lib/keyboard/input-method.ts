/** The parts of a key event that tell whether an input method handles it; fits the browser's and React's events. */
interface KeyPress {
  key: string;
  keyCode?: number;
  isComposing?: boolean;
  nativeEvent?: { isComposing?: boolean };
}

/** The key code of a key press handled by an input method. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Whether an input method (Japanese, Chinese, Korean, accents on a Mac) handles this key: the user is still composing a
 * word. Safari ends the composition before it reports the key that ended it, and then only the key code tells.
 */
export function isComposing({ isComposing: composing, keyCode, nativeEvent }: KeyPress): boolean {
  return composing === true || nativeEvent?.isComposing === true || keyCode === INPUT_METHOD_KEY_CODE;
}

/** The keys that pickers, windows and forms handle, apart from typing. */
const commandKeys = new Set(['Enter', 'Escape', ' ', 'Tab', ',', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

/**
 * Keeps the keys of an input method from all handlers of the page and its libraries: pickers, windows, menus and forms.
 * The input method itself still gets them. Returns a function that removes the guard.
 */
export function guardComposition(): () => void {
  const stop = (event: KeyboardEvent) => {
    if (isComposing(event) && commandKeys.has(event.key)) event.stopImmediatePropagation();
  };
  // The window's capture phase precedes all others.
  addEventListener('keydown', stop, true);
  return () => removeEventListener('keydown', stop, true);
}
