import { useSyncExternalStore } from 'react';
import { type UploadQuestion, UploadQuestionQueue } from './question-queue';

/** A file whose content or name already exists: its name, and the message of the rule that detected it. */
export interface DuplicateFile {
  name: string;
  words: string;
  /** Whether only the name is the same. */
  byName?: boolean;
}

/** Keep both, or replace the existing one by a new version. */
export type DuplicateDecision = 'TAKE' | 'VERSION';

const questions = new UploadQuestionQueue<DuplicateFile, DuplicateDecision>();

/** Returns the open questions about duplicates. */
export function useDuplicateFiles(): readonly UploadQuestion<DuplicateFile, DuplicateDecision>[] {
  return useSyncExternalStore(questions.subscribe, questions.snapshot);
}

/** Asks whether to keep a duplicate. Rejects if the person skips it. */
export const askAboutDuplicate = (file: DuplicateFile, signal: AbortSignal): Promise<DuplicateDecision> =>
  questions.ask(file, signal);
