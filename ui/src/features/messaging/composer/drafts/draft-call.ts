import { type DraftCall, rule } from '@/rules/rule';
import { comingTo } from '../files/of-message';
import type { Written } from '../form/composition';

/** Returns the next save operation, by the shared rule; a pending upload counts like an attachment. */
export function draftCall(written: Written, dirty: boolean, saving: boolean): DraftCall {
  const { body, signature, attachments, draftId } = written;
  const files = [...attachments, ...comingTo(written)].map(({ id }) => id);
  return rule('saveDraft', { dirty, saving, body, signature, attachments: files, draftedMessageId: draftId });
}
