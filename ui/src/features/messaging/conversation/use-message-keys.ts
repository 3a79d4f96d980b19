import { useEffect, useRef } from 'react';
import { isOverlayOpen, runsSingleKey } from '@/lib/keyboard/single-keys';
import type { MessageTask } from '../message/message-tasks';

/** Handles single keys on the messages page, while no text is being written and no window or menu is open. */
export function usePageKeys(press: (key: string, isRepeated: boolean) => boolean): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!runsSingleKey(event) || isOverlayOpen()) return;
      if (latest.current(event.key, event.repeat)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Runs the focused message's actions by keys (R, F, U and others), and M to mute the thread. A held key runs once. */
export function useMessageKeys(tasks: readonly MessageTask[], mute: () => void): void {
  usePageKeys((pressed, isRepeated) => {
    const task = pressed === 'm' ? { act: mute } : tasks.find(({ key }) => key === pressed);
    if (!isRepeated) task?.act();
    return task !== undefined;
  });
}
