import type { SendBody } from '@/api/messaging/compose';
import { rule } from '@/rules/rule';
import { type MessageHead, formOf } from '../form/composition';

/** Returns the part of a message that determines its audience, as the API expects it. */
export function addressedAs(head: MessageHead): SendBody {
  const message = { ...formOf({ ...head, body: '' }), attachments: [], draftedMessageId: null };
  return rule('sendPayload', { ...message, inReplyToMessage: null });
}
