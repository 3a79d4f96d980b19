import { useSyncExternalStore } from 'react';
import type { PhotoFinding } from '@/rules/documents';
import { type UploadQuestion, UploadQuestionQueue } from './question-queue';

/** A photo that may be hard to read, and why. */
export interface PhotoConcern {
  photo: File;
  findings: readonly PhotoFinding[];
}

/** The person's choice: this photo anyway, or another one. */
export type PhotoDecision = 'SEND' | File;

const questions = new UploadQuestionQueue<PhotoConcern, PhotoDecision>();

/** Returns the open questions about photos. */
export function usePhotoQuestions(): readonly UploadQuestion<PhotoConcern, PhotoDecision>[] {
  return useSyncExternalStore(questions.subscribe, questions.snapshot);
}

/** Asks what to do about a photo. Rejects if it isn't to be sent. */
export const askAboutPhoto = (asked: PhotoConcern, signal: AbortSignal): Promise<PhotoDecision> =>
  questions.ask(asked, signal);
