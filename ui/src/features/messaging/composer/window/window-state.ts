import { useSyncExternalStore } from 'react';
import type { WindowState } from '@/rules/rule';
import type { WritingSession } from '../writing';

/** The state of the floating message window and its message. */
export interface ComposerWindowState {
  state: WindowState;
  writing: WritingSession | null;
  /** Needs-list items awaiting the decision whether to add them. */
  staged: readonly string[];
}

let now: ComposerWindowState = { state: 'CLOSED', writing: null, staged: [] };
const listeners = new Set<() => void>();

export const getWindowState = (): ComposerWindowState => now;

export function updateWindowState(change: Partial<ComposerWindowState>): void {
  now = { ...now, ...change };
  for (const listener of listeners) listener();
}

function subscribeToWindow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the window's state, updated on changes. */
export const useWindowState = (): ComposerWindowState => useSyncExternalStore(subscribeToWindow, getWindowState);
