import type { ReactNode } from 'react';
import { useEffect, useId, useSyncExternalStore } from 'react';

/** An action of the current page. */
export interface PageCommand {
  label: string;
  icon: ReactNode;
  act: () => void;
}

let known: ReadonlyMap<string, readonly PageCommand[]> = new Map();
const listeners = new Set<() => void>();

function put(page: string, commands: readonly PageCommand[] | null): void {
  const next = new Map(known);
  if (commands) next.set(page, commands);
  else next.delete(page);
  known = next;
  for (const listener of listeners) listener();
}

/** Registers commands for the palette while the page is mounted. They should be stable between renders. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const page = useId();
  useEffect(() => {
    put(page, commands);
    return () => put(page, null);
  }, [page, commands]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the commands of the current page. */
export const useCommandsOfPage = (): PageCommand[] => [...useSyncExternalStore(subscribe, () => known).values()].flat();
