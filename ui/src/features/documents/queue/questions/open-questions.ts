import { useSyncExternalStore } from 'react';

let openCount = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Adjusts the number of open questions about files. */
export function adjustOpenQuestions(more: number): void {
  openCount += more;
  for (const listener of listeners) listener();
}

/** Returns whether there are open questions about files; only then their dialogs are loaded. */
export const useHasOpenQuestions = (): boolean => useSyncExternalStore(subscribe, () => openCount > 0);
