import { useSyncExternalStore } from 'react';
import type { PhotoFinding } from '@/rules/documents';
import { type Question, Questions } from './questions';

/** A photo that may be hard to read, and why. */
export interface PhotoAsked {
  photo: File;
  findings: readonly PhotoFinding[];
}

/** What the person sends: this photo all the same, or another one. */
export type PhotoAnswer = 'SEND' | File;

const questions = new Questions<PhotoAsked, PhotoAnswer>();

/** The photos about which the person is asked now. */
export function usePhotoQuestions(): readonly Question<PhotoAsked, PhotoAnswer>[] {
  return useSyncExternalStore(questions.subscribe, questions.snapshot);
}

/** Asks what to do about a photo. Fails when it isn't to be sent at all. */
export const askAboutPhoto = (asked: PhotoAsked, signal: AbortSignal): Promise<PhotoAnswer> =>
  questions.ask(asked, signal);
