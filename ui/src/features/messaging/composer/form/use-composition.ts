import { useSyncExternalStore } from 'react';
import type { Composition, MessageHead } from './composition';

/** Returns the message without its text, updated on changes, so that typing doesn't re-render. */
export function useHead(composition: Composition): MessageHead {
  return useSyncExternalStore(composition.subscribe, composition.head);
}

/** Returns one field of it. */
export function useWrittenPart<K extends keyof MessageHead>(composition: Composition, name: K): MessageHead[K] {
  return useSyncExternalStore(composition.subscribe, () => composition.head()[name]);
}
