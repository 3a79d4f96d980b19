import { useSyncExternalStore } from 'react';
import type { MessageComposition, MessageHead } from './composition';

/** Returns the message without its text, updated on changes, so that typing doesn't re-render. */
export function useMessageHead(composition: MessageComposition): MessageHead {
  return useSyncExternalStore(composition.subscribe, composition.head);
}

/** Returns one field of it. */
export function useMessageField<K extends keyof MessageHead>(composition: MessageComposition, name: K): MessageHead[K] {
  return useSyncExternalStore(composition.subscribe, () => composition.head()[name]);
}
