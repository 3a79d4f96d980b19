import { useEffect, useMemo } from 'react';
import {
  type ForMessage,
  type Upload,
  type UploadTarget,
  noteUpload,
  showsUploads,
  uploadsNow,
  useUploads,
} from '@/features/documents';
import type { Composition, Head } from '../form/composition';
import { useHead } from '../form/use-composition';
import { existing } from '../sending/send-question';

type Named = Pick<Head, 'files' | 'loanId' | 'threadId' | 'draftId'>;

const threadOf = ({ threadId }: Named): string | null => (existing(threadId) ? threadId : null);

/** Where a file of a message goes. */
export function targetOf(written: Named): UploadTarget {
  const { loanId, files, draftId } = written;
  const forMessage = { threadId: threadOf(written), draftId, discarded: false };
  return { loanId, elementId: null, place: files, forMessage };
}

/**
 * Whether a file is for this message; after a reload its draft says so. A file that knows no draft belongs to what its
 * thread has: the page may have gone away right after the draft was saved, before the browser had noted that.
 */
export function belongsTo({ place, loanId, forMessage }: Upload, written: Named): boolean {
  if (!forMessage || forMessage.discarded || loanId !== written.loanId) return false;
  if (place === written.files) return true;
  if (forMessage.draftId !== null) return forMessage.draftId === written.draftId;
  return forMessage.threadId !== null && forMessage.threadId === threadOf(written);
}

/** The files that are on their way to a message, or failed on it. */
export const comingTo = (written: Named): Upload[] =>
  uploadsNow().filter((upload) => upload.status !== 'success' && belongsTo(upload, written));

/** Notes what became of the message that these are for. */
function note(uploads: readonly Upload[], change: Partial<ForMessage>): void {
  for (const { id, forMessage } of uploads)
    if (forMessage) noteUpload(id, { forMessage: { ...forMessage, ...change } });
}

/** Notes the draft that a message became. */
export const noteDraft = (written: Named, draftId: string): void => note(comingTo(written), { draftId });

/** A message is thrown away, while files are on their way to it; answers how it is brought back. */
export function letGo(written: Named): () => void {
  const coming = comingTo(written);
  note(coming, { discarded: true });
  return () => note(coming, { discarded: false, draftId: null });
}

/** The uploads of a message that is on the screen. */
export function useFilesOf(composition: Composition): readonly Upload[] {
  const written = useHead(composition);
  const all = useUploads();
  const mine = useMemo(() => all.filter((upload) => belongsTo(upload, written)), [all, written]);
  // Those of before the page was loaded anew are called otherwise: from now on the message is called so as well.
  const known = mine.find(({ place }) => place === written.files) ?? mine[0];
  const place = known?.place ?? written.files;
  useEffect(() => composition.patch({ files: place }), [composition, place]);
  useEffect(() => showsUploads(place), [place]);
  return mine;
}
