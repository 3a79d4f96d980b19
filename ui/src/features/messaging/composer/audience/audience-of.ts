import type { SendBody } from '@/api/messaging/compose';
import { rule } from '@/rules/rule';
import { type Head, formOf } from '../form/composition';

/** The part of a message that decides who will be able to read it, as the call on its audience takes it. */
export function addressedAs(head: Head): SendBody {
  const message = { ...formOf({ ...head, body: '' }), attachments: [], draftedMessageId: null };
  return rule('sendPayload', { ...message, inReplyToMessage: null });
}
