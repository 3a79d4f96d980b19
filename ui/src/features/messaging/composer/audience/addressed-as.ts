import type { SendBody } from '@/api/messaging/compose';
import { rule } from '@/rules/rule';
import { type MessageHead, toRuleInput } from '../form/composition';

/** Returns the part of a message that determines its audience, as the API expects it. */
export function audienceFields(head: MessageHead): SendBody {
  const message = { ...toRuleInput({ ...head, body: '' }), attachments: [], draftedMessageId: null };
  return rule('sendPayload', { ...message, inReplyToMessage: null });
}
