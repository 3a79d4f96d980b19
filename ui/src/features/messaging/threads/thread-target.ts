import type { Thread } from '@/api/messaging/reading';
import { rule } from '@/rules/rule';

/** Where opening a thread leads: the page of its loan's messages, at the last unread message. */
export function threadTarget({
  id,
  loanId,
  lastUnreadMessageId,
}: Pick<Thread, 'id' | 'loanId' | 'lastUnreadMessageId'>) {
  const target = rule('openThread', { loanId, threadId: id, lastUnreadMessageId });
  // What the rule answers with null is taken out of the address.
  const { messageId, messageSearchLabel, messageSearchText, messageLenderId, lenderId, ...named } = target.query;
  const query = {
    ...named,
    messageId: messageId ?? undefined,
    messageSearchLabel: messageSearchLabel ?? undefined,
    messageSearchText: messageSearchText ?? undefined,
    messageLenderId: messageLenderId ?? undefined,
    lenderId: lenderId ?? undefined,
  };
  return { params: { loanId: target.loanId }, search: (now: object) => ({ ...now, ...query }) };
}
