import { type RefObject, useEffect, useRef } from 'react';
import { runsSingleKey } from '@/lib/keyboard/single-keys';

/** Whether a key pressed there is meant for the window that contains the bar. */
function isMine(target: EventTarget | null, bar: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (document.querySelector('[role=menu], [role=alertdialog]')) return false;
  const dialog = target.closest('[role=dialog]');
  const others = document.querySelectorAll('[role=dialog]').length;
  return dialog ? dialog === (bar?.closest('[role=dialog]') ?? null) : others <= 1;
}

/** Registers single-key shortcuts while a document under review is open. Key repeat is ignored. */
export function useReviewKeys(bar: RefObject<HTMLElement | null>, keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = latest.current[event.key.toLowerCase()];
      const area = bar.current?.closest('[role=dialog]') ?? document;
      if (!act || event.repeat || !runsSingleKey(event, area) || !isMine(event.target, bar.current)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [bar]);
}
