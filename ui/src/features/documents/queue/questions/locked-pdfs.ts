import { useSyncExternalStore } from 'react';
import { type UploadQuestion, UploadQuestionQueue } from './question-queue';

/** A PDF that waits for its password before it is uploaded, unlocked or unchanged. */
export type LockedPdf = UploadQuestion<File, File>;

const questions = new UploadQuestionQueue<File, File>();
const firstQuestion = () => questions.snapshot()[0];

/** Returns the PDF that needs a password, if any. */
export function useLockedPdf(): LockedPdf | undefined {
  return useSyncExternalStore(questions.subscribe, firstQuestion);
}

/** Asks for the password of a PDF; resolves to the file to upload. Rejects if the person cancels. */
export const askToUnlock = (file: File, signal: AbortSignal): Promise<File> => questions.ask(file, signal);
