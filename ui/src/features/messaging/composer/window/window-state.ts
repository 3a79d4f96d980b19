import { useSyncExternalStore } from 'react';
import type { WindowState } from '@/rules/rule';
import type { Writing } from '../writing';

/** The floating message window: where it stands, and what is written in it. */
export interface WindowNow {
  state: WindowState;
  writing: Writing | null;
  /** Items of the needs list that wait for the decision whether they join the message. */
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

/** The window, kept up to date. */
export const useWindow = (): WindowNow => useSyncExternalStore(subscribe, windowNow);
