import { useEffect, useMemo } from 'react';
import {
  type MessageTarget,
  type Upload,
  type UploadTarget,
  noteUpload,
  markUploadsShown,
  getUploads,
  useUploads,
} from '@/features/documents';
import type { Composition, MessageHead } from '../form/composition';
import { useHead } from '../form/use-composition';
import { existing } from '../sending/load-gate-question';

type Named = Pick<MessageHead, 'files' | 'loanId' | 'threadId' | 'draftId'>;

const threadOf = ({ threadId }: Named): string | null => (existing(threadId) ? threadId : null);

/** Returns the upload target of a message's file. */
export function targetOf(written: Named): UploadTarget {
  const { loanId, files, draftId } = written;
  const forMessage = { threadId: threadOf(written), draftId, discarded: false };
  return { loanId, elementId: null, place: files, forMessage };
}

/**
 * Whether a file is for this message; after a reload its draft tells. A file without a draft belongs to its thread's
 * draft: the page may have closed right after the draft was saved, before the browser had stored that.
 */
export function belongsTo({ place, loanId, forMessage }: Upload, written: Named): boolean {
  if (!forMessage || forMessage.discarded || loanId !== written.loanId) return false;
  if (place === written.files) return true;
  if (forMessage.draftId !== null) return forMessage.draftId === written.draftId;
  return forMessage.threadId !== null && forMessage.threadId === threadOf(written);
}

/** The message's pending or failed uploads. */
export const pendingUploadsOf = (written: Named): Upload[] =>
  getUploads().filter((upload) => upload.status !== 'success' && belongsTo(upload, written));

/** Updates the message reference of these uploads. */
function note(uploads: readonly Upload[], change: Partial<MessageTarget>): void {
  for (const { id, forMessage } of uploads)
    if (forMessage) noteUpload(id, { forMessage: { ...forMessage, ...change } });
}

/** Stores the draft id of a message with its uploads. */
export const noteDraft = (written: Named, draftId: string): void => note(pendingUploadsOf(written), { draftId });

/** Cancels the uploads of a discarded message. Returns a function that restores them. */
export function cancelUploads(written: Named): () => void {
  const coming = pendingUploadsOf(written);
  note(coming, { discarded: true });
  return () => note(coming, { discarded: false, draftId: null });
}

/** The uploads of the message on screen. */
export function useFilesOf(composition: Composition): readonly Upload[] {
  const written = useHead(composition);
  const all = useUploads();
  const mine = useMemo(() => all.filter((upload) => belongsTo(upload, written)), [all, written]);
  // Uploads from before a reload have another key: the message takes it over.
  const known = mine.find(({ place }) => place === written.files) ?? mine[0];
  const place = known?.place ?? written.files;
  useEffect(() => composition.patch({ files: place }), [composition, place]);
  useEffect(() => markUploadsShown(place), [place]);
  return mine;
}
