import { type RefObject, useEffect, useRef } from 'react';

interface FindKeys {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Ctrl or ⌘ with F, and the slash, open the find field of a view, wherever in its window the focus is; Escape closes
 * it first and leaves the window, which would hear of the key otherwise.
 */
export function useFindKeys(view: RefObject<HTMLElement | null>, keys: FindKeys): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actOf(event, now.current);
      const inside = event.target instanceof Node && view.current?.closest('[role=dialog]')?.contains(event.target);
      if (!act || !inside) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [view]);
}

function actOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, keys: FindKeys): (() => void) | null {
  if (key === 'Escape') return keys.open ? keys.onClose : null;
  if (key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !altKey) return keys.onOpen;
  const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !typing ? keys.onOpen : null;
}
