import { useSyncExternalStore } from 'react';
import { type Question, Questions } from './questions';

/** A file whose content or name already exists: its name, and the message of the rule that detected it. */
export interface SameFile {
  name: string;
  words: string;
  /** Whether only the name is the same. */
  byName?: boolean;
}

/** Keep both, or replace the existing one by a new version. */
export type SameAnswer = 'TAKE' | 'VERSION';

const questions = new Questions<SameFile, SameAnswer>();

/** Returns the open questions about duplicates. */
export function useSameFiles(): readonly Question<SameFile, SameAnswer>[] {
  return useSyncExternalStore(questions.subscribe, questions.snapshot);
}

/** Asks whether to keep a duplicate. Rejects if the person skips it. */
export const askAboutSame = (file: SameFile, signal: AbortSignal): Promise<SameAnswer> => questions.ask(file, signal);
