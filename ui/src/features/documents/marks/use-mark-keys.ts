import type { RefObject } from 'react';
import { useWindowKeys } from '@/components/window/use-window-keys';
import type { MarkingState } from './marking-context';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Returns the element of a mark's box. */
export const findMarkBox = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-mark="${CSS.escape(id)}"]`);

/**
 * M toggles drawing, wherever in the window the focus is. Escape leaves the note, then the mark, then drawing, and only
 * then the window, which would otherwise handle the key first.
 */
export const useMarkKeys = (view: RefObject<HTMLElement | null>, marking: MarkingState): void =>
  useWindowKeys(view, marking, actionOfKey);

function actionOfKey(event: KeyboardEvent, { drawing, onDrawing, current, select }: MarkingState): (() => void) | null {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (!onDrawing) return null;
  if (key === 'Escape' && drawing) {
    if (isTyping(target)) return current ? () => findMarkBox(current.id)?.focus() : null;
    return current ? () => select(null) : () => onDrawing(false);
  }
  if (key.toLowerCase() !== 'm' || ctrlKey || metaKey || altKey || isTyping(target)) return null;
  return () => onDrawing(!drawing);
}
