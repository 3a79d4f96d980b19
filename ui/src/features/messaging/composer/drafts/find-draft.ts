import type { Draft } from '@/api/messaging/drafts';
import { isExistingThread } from '../sending/load-gate-question';
import type { MessageContent } from '../form/composition';

/**
 * Returns the server draft that a browser's copy became: the page closed before the response arrived, so the copy lacks
 * its id.
 */
export function findDraft(
  { draftId, threadId, body, subject }: MessageContent,
  drafts: readonly Draft[],
): Draft | undefined {
  if (draftId) return drafts.find(({ id }) => id === draftId);
  const thread = isExistingThread(threadId) ? threadId : null;
  const same = (draft: Draft) =>
    draft.body === body && draft.subject === subject && (draft.messageThreadId ?? null) === thread;
  return drafts.find(same);
}
