import { useSyncExternalStore } from 'react';
import type { UploadTarget } from '../upload';
import { type UploadQuestion, UploadQuestionQueue } from './question-queue';

/** Files that were chosen together, and their destination. */
export interface FilesToPlan {
  files: readonly File[];
  target: UploadTarget;
}

const questions = new UploadQuestionQueue<FilesToPlan, void>();
const firstQuestion = () => questions.snapshot()[0];
const never = new AbortController().signal;

/** Returns the files to be planned before they are sent, if any. */
export function useFilesToPlan(): UploadQuestion<FilesToPlan, void> | undefined {
  return useSyncExternalStore(questions.subscribe, firstQuestion);
}

/** Asks for the destinations of these files; the respondent sends them. */
export function askForDestinations(files: readonly File[], target: UploadTarget): void {
  questions.ask({ files, target }, never).catch(() => undefined);
}
