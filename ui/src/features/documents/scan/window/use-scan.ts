import { useEffect, useState, useSyncExternalStore } from 'react';
import { rule } from '@/rules/rule';
import type { ScanOffer } from '../../queue/questions/scan-offers';
import { startUpload } from '../../queue/uploads';
import { startPhotoProcessor } from '../worker/photo-processor';
import { checkReadability, skipReadabilityCheck } from '../photo-review';
import { createPdf } from '../pages/create-pdf';
import { type ScanPage, ScanPages } from '../pages/scan-pages';
import { usePdfCreation } from './use-pdf-creation';

const none: readonly ScanPage[] = [];
const noPhotos = () => () => undefined;
const noPages = () => none;

function useScanPages(photos: readonly File[]): ScanPages | null {
  const [session, setSession] = useState<ScanPages | null>(null);
  useEffect(() => {
    const opened = new ScanPages(startPhotoProcessor(), checkReadability);
    opened.add(photos);
    setSession(opened);
    return () => opened.close();
  }, [photos]);
  return session;
}

/** Returns a file name for a request's name. */
const asFileName = (name: string) => name.replaceAll(/\s*[/\\]\s*/g, ' – ').trim();

/** Returns the state of combining photos into one PDF: the pages, the finished PDF, its name, and sending. */
export function useScan({ photos, target, name: about }: ScanOffer, onDecided: () => void) {
  const session = useScanPages(photos);
  const pages = useSyncExternalStore(session?.subscribe ?? noPhotos, session?.snapshot ?? noPages);
  const { made, begin, back } = usePdfCreation(session);
  const [base, setBase] = useState(() => asFileName(about));
  const { name, state, violations } = rule('renameFile', { name: 'photos.pdf', newBase: base });

  const sendPhotos = (sent: readonly ScanPage[]) => {
    for (const { photo } of sent) {
      skipReadabilityCheck(photo);
      startUpload(photo, target);
    }
  };
  const sendPdf = () => {
    if (made.step !== 'made') return;
    startUpload(new File([createPdf(made.pictures, base.trim())], name, { type: 'application/pdf' }), target);
    sendPhotos(pages.filter((page) => page.state === 'unreadable'));
    onDecided();
  };
  const sendAsTheyAre = () => {
    sendPhotos(pages);
    onDecided();
  };
  /** Whether every photo has been read and there is a page. */
  const ready = pages.some((page) => page.state === 'ready') && !pages.some((page) => page.state === 'reading');
  const named = { base, setBase, wrong: violations[0]?.message, fine: state !== 'DISABLED' };
  return { session, pages, ready, made, begin, back, named, sendPdf, sendAsTheyAre };
}

export type ScanState = ReturnType<typeof useScan>;
