import { useEffect, useRef } from 'react';
import type { MessageTask } from '../message/message-tasks';

/** Keys are for the page only while nothing is typed into and no window or menu is over it. */
function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Listens for single keys on the page of messages. */
export function usePageKeys(press: (key: string) => boolean): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || elsewhere(event.target)) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** R, F, U and the others do what the message with the attention offers, M mutes the thread. */
export function useMessageKeys(tasks: readonly MessageTask[], mute: () => void): void {
  usePageKeys((pressed) => {
    if (pressed === 'm') {
      mute();
      return true;
    }
    const task = tasks.find(({ key }) => key === pressed);
    task?.act();
    return task !== undefined;
  });
}
