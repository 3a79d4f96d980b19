import { useSyncExternalStore } from 'react';
import type { WindowState } from '@/rules/rule';
import type { Writing } from '../writing';

/** The state of the floating message window and its message. */
export interface WindowNow {
  state: WindowState;
  writing: Writing | null;
  /** Needs-list items awaiting the decision whether to add them. */
  staged: readonly string[];
}

let now: WindowNow = { state: 'CLOSED', writing: null, staged: [] };
const listeners = new Set<() => void>();

export const windowNow = (): WindowNow => now;

export function setWindow(change: Partial<WindowNow>): void {
  now = { ...now, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the window's state, updated on changes. */
export const useWindow = (): WindowNow => useSyncExternalStore(subscribe, windowNow);
