import type { Page } from '@playwright/test';
import { expect, phone, test } from '../support/story';
import { openMessages } from '../support/steps';
import { sendMessage } from '../support/send-message';

const body = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const feed = (page: Page) => page.getByRole('feed', { name: 'Appraisal' });

test('a participant who is offline for a while loses no text and misses no message', async ({
  blankPageFor,
  signedIn,
}) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const { threadId } = await sendMessage(dana, loanId, '<p>The appraiser comes on Monday.</p>', {
    subject: 'Appraisal',
  });
  const grace = await signedIn('grace');
  const lucia = await signedIn('lucia', phone);
  for (const page of [dana, grace, lucia]) {
    await page.goto(`/loans/${loanId}/messages?messageThreadId=${threadId}`);
    await expect(feed(page).getByText('on Monday')).toBeVisible();
  }

  await lucia.getByRole('button', { name: 'Write a message' }).last().click();
  await body(lucia).click();
  await lucia.context().setOffline(true);
  await lucia.keyboard.type('Monday suits me.');
  await lucia.keyboard.press('Control+Enter');
  await expect(lucia.getByText('Loanroom can’t be reached.')).toBeVisible();
  await expect(body(lucia)).toContainText('Monday suits me.');
  await sendMessage(dana, loanId, '<p>Please leave the gate open.</p>', { messageThreadId: threadId });
  await expect(feed(grace).getByText('the gate open')).toBeVisible();

  // Online again, the typed text is saved and sent, and the others' messages appear.
  await lucia.context().setOffline(false);
  await expect(lucia.getByText('Draft Saved')).toBeVisible();
  await body(lucia).click();
  await lucia.keyboard.press('Control+Enter');
  for (const page of [dana, grace, lucia]) {
    await expect(feed(page).getByText('Monday suits me.')).toHaveCount(1);
    await expect(feed(page).getByText('the gate open')).toBeVisible();
  }
});
