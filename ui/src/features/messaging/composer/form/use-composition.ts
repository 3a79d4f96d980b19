import { useSyncExternalStore } from 'react';
import type { Composition, Head } from './composition';

/** What is written so far, kept up to date: all but the text, so that nothing is drawn anew with every letter typed. */
export function useHead(composition: Composition): Head {
  return useSyncExternalStore(composition.subscribe, composition.head);
}

/** One part of it. */
export function useWrittenPart<K extends keyof Head>(composition: Composition, name: K): Head[K] {
  return useSyncExternalStore(composition.subscribe, () => composition.head()[name]);
}
