import type { RefObject } from 'react';
import { useWindowKeys } from '@/components/window/use-window-keys';

interface FindKeys {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Ctrl/⌘+F and the slash open the search bar of a view, wherever in its window the focus is. Escape closes the search
 * bar before the window, which would otherwise handle the key first.
 */
export const useFindKeys = (view: RefObject<HTMLElement | null>, keys: FindKeys): void =>
  useWindowKeys(view, keys, actionOfKey);

function actionOfKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, keys: FindKeys): (() => void) | null {
  if (key === 'Escape') return keys.open ? keys.onClose : null;
  if (key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !altKey) return keys.onOpen;
  const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !typing ? keys.onOpen : null;
}
