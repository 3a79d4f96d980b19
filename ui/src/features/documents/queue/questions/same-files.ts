import { useSyncExternalStore } from 'react';
import { type Question, Questions } from './questions';

/** A file whose content is there already, or whose name: what it is called, and the words of the rule that noticed. */
export interface SameFile {
  name: string;
  words: string;
  /** The name alone is the same. */
  byName?: boolean;
}

/** It is there twice, or takes the place of the one before. */
export type SameAnswer = 'TAKE' | 'VERSION';

const questions = new Questions<SameFile, SameAnswer>();

/** The files about which the person is asked now. */
export function useSameFiles(): readonly Question<SameFile, SameAnswer>[] {
  return useSyncExternalStore(questions.subscribe, questions.snapshot);
}

/** Asks whether a file is meant to be there twice. Fails when it is to be left out. */
export const askAboutSame = (file: SameFile, signal: AbortSignal): Promise<SameAnswer> => questions.ask(file, signal);
