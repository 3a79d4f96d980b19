import { useSyncExternalStore } from 'react';
import { type Question, Questions } from './questions';

/** A PDF that waits for its password before it is uploaded; it goes on unlocked, or as it is. */
export type LockedPdf = Question<File, File>;

const questions = new Questions<File, File>();
const first = () => questions.snapshot()[0];

/** The PDF whose password is asked for now, if any. */
export function useLockedPdf(): LockedPdf | undefined {
  return useSyncExternalStore(questions.subscribe, first);
}

/** Asks the person for the password of a PDF; answers the file to upload. Fails when they don't want it uploaded. */
export const askToUnlock = (file: File, signal: AbortSignal): Promise<File> => questions.ask(file, signal);
