import { expect, type Page } from '@playwright/test';

/** Sends a message as the composer does. Returns its thread. */
export async function sendMessage(
  page: Page,
  loanId: string,
  body: string,
  more: { subject?: string; messageThreadId?: string } = {},
): Promise<{ id: string; threadId: string }> {
  const payload = {
    body,
    contextId: loanId,
    messageThreadId: null,
    messageType: 'MESSAGE',
    subject: '',
    shareOldHistory: true,
    attachments: [],
    hasLinks: false,
    labels: [],
    inReplyToMessage: null,
    toUserIds: [] as string[],
    toUserNames: [],
    toUserEmails: [],
    locked: false,
    isDigest: false,
    draftedMessageId: null,
    ccUserEmails: [],
    ccUserIds: [],
    bccUserEmails: [],
    bccUserIds: [],
    mentionedUserIds: [],
    ...more,
  };
  const loan = await (await page.request.get(`/v1/loans/${loanId}`)).json();
  const everybody: string[] = loan.loanRoles.map(({ user }: { user: { id: string } }) => user.id);
  if (more.subject) payload.toUserIds = everybody;
  const answer = await page.request.post('/v1/messages', {
    data: payload,
    headers: { 'Idempotency-Key': crypto.randomUUID(), Origin: new URL(page.url()).origin },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  const sent = await answer.json();
  return { id: sent.id, threadId: sent.messageThread.id };
}
