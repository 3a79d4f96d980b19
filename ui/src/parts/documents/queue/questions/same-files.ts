import { useSyncExternalStore } from 'react';
import { type Question, Questions } from './questions';

/** A file whose content is there already: its name, and the words of the rule that noticed. */
export interface SameFile {
  name: string;
  words: string;
}

const questions = new Questions<SameFile, 'TAKE'>();

/** The files about which the person is asked now. */
export function useSameFiles(): readonly Question<SameFile, 'TAKE'>[] {
  return useSyncExternalStore(questions.subscribe, questions.snapshot);
}

/** Asks whether a file is meant to be there twice. Fails when it is to be left out. */
export const askAboutSame = (file: SameFile, signal: AbortSignal): Promise<'TAKE'> => questions.ask(file, signal);
