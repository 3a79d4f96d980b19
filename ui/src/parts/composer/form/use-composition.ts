import { useSyncExternalStore } from 'react';
import type { Composition, Written } from './composition';

/** What is written so far, kept up to date. */
export function useWritten(composition: Composition): Written {
  return useSyncExternalStore(composition.subscribe, composition.snapshot);
}

/** One part of it: a component that shows only that isn't drawn with every letter typed. */
export function useWrittenPart<K extends keyof Written>(composition: Composition, name: K): Written[K] {
  return useSyncExternalStore(composition.subscribe, () => composition.snapshot()[name]);
}
