import type { ReactNode } from 'react';
import { useEffect, useId, useSyncExternalStore } from 'react';

/** Something that can be done on the page one is on. */
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

/** Offers commands in the palette as long as the page is shown. They should stay the same from drawing to drawing. */
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

/** The commands of the page one is on. */
export const useCommandsOfPage = (): PageCommand[] => [...useSyncExternalStore(subscribe, () => known).values()].flat();
