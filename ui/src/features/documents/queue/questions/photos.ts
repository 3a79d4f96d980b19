import { useSyncExternalStore } from 'react';
import type { PhotoFinding } from '@/rules/documents';
import { type Question, Questions } from './questions';

/** A photo that may be hard to read, and why. */
export interface PhotoAsked {
  photo: File;
  findings: readonly PhotoFinding[];
}

/** The person's choice: this photo anyway, or another one. */
export type PhotoAnswer = 'SEND' | File;

const questions = new Questions<PhotoAsked, PhotoAnswer>();

/** Returns the open questions about photos. */
export function usePhotoQuestions(): readonly Question<PhotoAsked, PhotoAnswer>[] {
  return useSyncExternalStore(questions.subscribe, questions.snapshot);
}

/** Asks what to do about a photo. Rejects if it isn't to be sent. */
export const askAboutPhoto = (asked: PhotoAsked, signal: AbortSignal): Promise<PhotoAnswer> =>
  questions.ask(asked, signal);
