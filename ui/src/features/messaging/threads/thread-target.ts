import type { Thread } from '@/api/messaging/threads';
import { rule } from '@/rules/rule';

/** Returns the address of a thread: its loan's messages page, at the last unread message. */
export function threadTarget({
  id,
  loanId,
  lastUnreadMessageId,
}: Pick<Thread, 'id' | 'loanId' | 'lastUnreadMessageId'>) {
  const target = rule('openThread', { loanId, threadId: id, lastUnreadMessageId });
  // Parameters that the rule returns as null are removed from the address.
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
