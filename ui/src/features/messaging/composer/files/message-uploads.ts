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
import type { MessageComposition, MessageHead } from '../form/composition';
import { useMessageHead } from '../form/use-composition';
import { isExistingThread } from '../sending/load-gate-question';

type UploadOwner = Pick<MessageHead, 'files' | 'loanId' | 'threadId' | 'draftId'>;

const existingThreadId = ({ threadId }: UploadOwner): string | null => (isExistingThread(threadId) ? threadId : null);

/** Returns the upload target of a message's file. */
export function uploadTargetOf(written: UploadOwner): UploadTarget {
  const { loanId, files, draftId } = written;
  const forMessage = { threadId: existingThreadId(written), draftId, discarded: false };
  return { loanId, elementId: null, place: files, forMessage };
}

/**
 * Whether a file is for this message; after a reload its draft tells. A file without a draft belongs to its thread's
 * draft: the page may have closed right after the draft was saved, before the browser had stored that.
 */
export function belongsTo({ place, loanId, forMessage }: Upload, written: UploadOwner): boolean {
  if (!forMessage || forMessage.discarded || loanId !== written.loanId) return false;
  if (place === written.files) return true;
  if (forMessage.draftId !== null) return forMessage.draftId === written.draftId;
  return forMessage.threadId !== null && forMessage.threadId === existingThreadId(written);
}

/** The message's pending or failed uploads. */
export const pendingUploadsOf = (written: UploadOwner): Upload[] =>
  getUploads().filter((upload) => upload.status !== 'success' && belongsTo(upload, written));

/** Updates the message reference of these uploads. */
function updateMessageTargets(uploads: readonly Upload[], change: Partial<MessageTarget>): void {
  for (const { id, forMessage } of uploads)
    if (forMessage) noteUpload(id, { forMessage: { ...forMessage, ...change } });
}

/** Stores the draft id of a message with its uploads. */
export const setDraftOfUploads = (written: UploadOwner, draftId: string): void =>
  updateMessageTargets(pendingUploadsOf(written), { draftId });

/** Cancels the uploads of a discarded message. Returns a function that restores them. */
export function cancelUploads(written: UploadOwner): () => void {
  const coming = pendingUploadsOf(written);
  updateMessageTargets(coming, { discarded: true });
  return () => updateMessageTargets(coming, { discarded: false, draftId: null });
}

/** The uploads of the message on screen. */
export function useMessageUploads(composition: MessageComposition): readonly Upload[] {
  const written = useMessageHead(composition);
  const all = useUploads();
  const mine = useMemo(() => all.filter((upload) => belongsTo(upload, written)), [all, written]);
  // Uploads from before a reload have another key: the message takes it over.
  const known = mine.find(({ place }) => place === written.files) ?? mine[0];
  const place = known?.place ?? written.files;
  useEffect(() => composition.patch({ files: place }), [composition, place]);
  useEffect(() => markUploadsShown(place), [place]);
  return mine;
}
