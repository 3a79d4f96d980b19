import { useSyncExternalStore } from 'react';
import type { UploadTarget } from '../upload';
import { type Question, Questions } from './questions';

/** Files that were chosen together, and where they were put. */
export interface HandedIn {
  files: readonly File[];
  target: UploadTarget;
}

const questions = new Questions<HandedIn, void>();
const first = () => questions.snapshot()[0];
const never = new AbortController().signal;

/** What is to be looked through before it is sent, if anything. */
export function useHandedIn(): Question<HandedIn, void> | undefined {
  return useSyncExternalStore(questions.subscribe, first);
}

/** Asks which of these files go where; whoever answers sends them. */
export function askWhere(files: readonly File[], target: UploadTarget): void {
  questions.ask({ files, target }, never).catch(() => undefined);
}
