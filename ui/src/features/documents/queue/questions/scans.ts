import { useSyncExternalStore } from 'react';
import type { UploadTarget } from '../upload';
import { type Question, Questions } from './questions';

/** Photos that may become the pages of one PDF. */
export interface ScanOffer {
  photos: readonly File[];
  target: UploadTarget;
  /** What the PDF is called at first, without its extension. */
  name: string;
}

const questions = new Questions<ScanOffer, void>();
const first = () => questions.snapshot()[0];
const never = new AbortController().signal;

/** The photos about which the person decides now, if any. */
export function useScanOffer(): Question<ScanOffer, void> | undefined {
  return useSyncExternalStore(questions.subscribe, first);
}

/** Asks whether photos become one PDF; whoever answers sends them. */
export function askToScan(offer: ScanOffer): void {
  questions.ask(offer, never).catch(() => undefined);
}
