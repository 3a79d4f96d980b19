import { type DraftCall, rule } from '@/rules/rule';
import { pendingUploadsOf } from '../files/message-uploads';
import type { MessageContent } from '../form/composition';

/** Returns the next save operation, by the shared rule; a pending upload counts like an attachment. */
export function nextDraftCall(written: MessageContent, dirty: boolean, saving: boolean): DraftCall {
  const { body, signature, attachments, draftId } = written;
  const files = [...attachments, ...pendingUploadsOf(written)].map(({ id }) => id);
  return rule('saveDraft', { dirty, saving, body, signature, attachments: files, draftedMessageId: draftId });
}
