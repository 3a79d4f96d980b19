import type { Draft } from '@/api/messaging/drafts';
import { existing } from '../sending/send-question';
import type { Written } from '../form/composition';

/**
 * The draft on the server that a copy of this browser became: the page went away before the answer came, so that the
 * copy doesn't know of it.
 */
export function draftOf({ draftId, threadId, body, subject }: Written, drafts: readonly Draft[]): Draft | undefined {
  if (draftId) return drafts.find(({ id }) => id === draftId);
  const thread = existing(threadId) ? threadId : null;
  const same = (draft: Draft) =>
    draft.body === body && draft.subject === subject && (draft.messageThreadId ?? null) === thread;
  return drafts.find(same);
}
