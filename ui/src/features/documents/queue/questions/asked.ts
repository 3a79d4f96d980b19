import { useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Notes that so many questions about files on their way came up, or went. */
export function noteAsked(more: number): void {
  open += more;
  for (const listener of listeners) listener();
}

/** Whether anything is asked about files on their way: only then their windows are loaded. */
export const useAsked = (): boolean => useSyncExternalStore(subscribe, () => open > 0);
