import { useSyncExternalStore } from 'react';
import type { Composition, Head } from './composition';

/** Returns the message without its text, updated on changes, so that typing doesn't re-render. */
export function useHead(composition: Composition): Head {
  return useSyncExternalStore(composition.subscribe, composition.head);
}

/** Returns one field of it. */
export function useWrittenPart<K extends keyof Head>(composition: Composition, name: K): Head[K] {
  return useSyncExternalStore(composition.subscribe, () => composition.head()[name]);
}
