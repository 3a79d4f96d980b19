import { useSyncExternalStore } from 'react';
import type { UploadTarget } from '../upload';
import { type UploadQuestion, UploadQuestionQueue } from './question-queue';

/** Photos that may become the pages of one PDF. */
export interface ScanOffer {
  photos: readonly File[];
  target: UploadTarget;
  /** The initial name of the PDF, without its extension. */
  name: string;
}

const questions = new UploadQuestionQueue<ScanOffer, void>();
const firstQuestion = () => questions.snapshot()[0];
const never = new AbortController().signal;

/** Returns the photos to decide about, if any. */
export function useScanOffer(): UploadQuestion<ScanOffer, void> | undefined {
  return useSyncExternalStore(questions.subscribe, firstQuestion);
}

/** Asks whether to combine photos into one PDF; the respondent sends them. */
export function askToScan(offer: ScanOffer): void {
  questions.ask(offer, never).catch(() => undefined);
}
