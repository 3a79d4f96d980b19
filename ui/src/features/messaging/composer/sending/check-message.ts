import { loanQuery } from '@/api/loan';
import { queryClient } from '@/api/query-client';
import { type Violation, rule } from '@/rules/rule';
import type { MessageContent } from '../form/composition';

/** Returns the reasons why a message can't be sent as it is written. */
export async function checkMessage(written: MessageContent): Promise<Violation[]> {
  const loan = await queryClient.ensureQueryData(loanQuery(written.loanId));
  const { recipients, ccRecipients, bccRecipients, attachments } = written;
  const tooMuch = rule('messageLimits', {
    bodyBytes: new Blob([written.body]).size,
    subject: written.subject,
    recipients: recipients.length + ccRecipients.length + bccRecipients.length,
    attachments: attachments.length,
  });
  if (tooMuch.length > 0) return tooMuch;
  return rule('checkMessage', {
    senderGroup: loan.me.roleGroup,
    loanId: written.loanId,
    body: written.body,
    subject: written.subject,
    messageThreadId: written.threadId,
    recipients: recipients.map(({ value }) => value),
    attachments: attachments.map(({ id }) => id),
    locked: written.locked,
  });
}
