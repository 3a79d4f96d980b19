import { useRef, useState } from 'react';
import { toast } from 'sonner';
import type { PagePicture } from '../worker/scan-worker';
import type { ScanPages } from '../pages/scan-pages';

/** The progress of the PDF: not started, creating pages, or finished. */
type CreationState =
  { step: 'pages' } | { step: 'making'; done: number } | { step: 'made'; pictures: readonly PagePicture[] };

interface PdfCreation {
  made: CreationState;
  begin: () => void;
  /** Goes back to the pages and cancels work in progress. */
  back: () => void;
}

/** Creates the pages of the PDF one at a time; cancelable. */
export function usePdfCreation(session: ScanPages | null): PdfCreation {
  const [made, setMade] = useState<CreationState>({ step: 'pages' });
  const running = useRef<AbortController>(undefined);
  const make = async (pages: ScanPages) => {
    const control = new AbortController();
    running.current = control;
    const show = (next: CreationState) => !control.signal.aborted && setMade(next);
    show({ step: 'making', done: 0 });
    try {
      const pictures = await pages.finish(control.signal, (done) => show({ step: 'making', done }));
      if (pictures) show({ step: 'made', pictures });
    } catch {
      if (control.signal.aborted) return;
      toast.error('Couldn’t create the PDF', { description: 'Try fewer photos, or send them as is.' });
      setMade({ step: 'pages' });
    }
  };
  return {
    made,
    begin: () => void (session && make(session)),
    back: () => {
      running.current?.abort();
      setMade({ step: 'pages' });
    },
  };
}
