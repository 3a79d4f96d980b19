import { type RefObject, useEffect, useRef } from 'react';
import type { Marking } from './marking';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The box of a mark, where it is on the screen. */
export const boxOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-mark="${CSS.escape(id)}"]`);

/**
 * M begins and ends drawing, wherever in the window the focus is. Escape leaves the note, then the mark, then drawing,
 * and only then the window, which would hear of the key otherwise.
 */
export function useMarkKeys(view: RefObject<HTMLElement | null>, marking: Marking): void {
  const now = useRef(marking);
  useEffect(() => {
    now.current = marking;
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

function actOf(event: KeyboardEvent, { drawing, onDrawing, current, select }: Marking): (() => void) | null {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (!onDrawing) return null;
  if (key === 'Escape' && drawing) {
    if (isTyping(target)) return current ? () => boxOf(current.id)?.focus() : null;
    return current ? () => select(null) : () => onDrawing(false);
  }
  if (key.toLowerCase() !== 'm' || ctrlKey || metaKey || altKey || isTyping(target)) return null;
  return () => onDrawing(!drawing);
}
