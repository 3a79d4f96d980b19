import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/story';
import { openMessages } from '../support/steps';
import { sendMessage } from '../support/send-message';

const body = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const feed = (page: Page) => page.getByRole('feed', { name: 'Walk-through' });
const held = (page: Page) => page.getByRole('list', { name: 'Messages being sent' });

test('a pending message shows in its thread, can be undone, and is invisible to others until it is sent', async ({
  blankPageFor,
}) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const { threadId } = await sendMessage(dana, loanId, '<p>We meet at noon.</p>', { subject: 'Walk-through' });
  const address = `/loans/${loanId}/messages?messageThreadId=${threadId}`;
  const lucia = await blankPageFor('lucia');
  await lucia.goto(address);
  await expect(lucia.getByText('We meet at noon.').last()).toBeVisible();

  await dana.goto(address);
  await dana.getByRole('button', { name: 'Write a message' }).last().click();
  await body(dana).click();
  await dana.keyboard.type('Make it one o’clock.');
  await dana.keyboard.press('Control+Enter');
  await expect(held(dana).getByText('Sending…')).toBeVisible();
  await expect(held(dana).getByText('Make it one o’clock.')).toBeVisible();
  // The form is free while the message can be undone.
  await body(dana).click();
  await dana.keyboard.type('Bring the keys.');
  await held(dana).getByRole('button', { name: 'Undo' }).click();
  await expect(held(dana)).toHaveCount(0);
  await expect(body(dana)).toContainText('Make it one o’clock.');
  await expect(body(dana)).toContainText('Bring the keys.');
  await dana.waitForTimeout(6_000);
  await expect(feed(dana).getByText('one o’clock')).toHaveCount(0);
  await expect(lucia.getByText('one o’clock')).toHaveCount(0);

  await body(dana).click();
  await dana.keyboard.press('Control+Enter');
  await expect(held(dana).getByText('Sending…')).toBeVisible();
  await expectAccessible(dana);
  await expect(lucia.getByText('Make it one o’clock.').last()).toBeVisible({ timeout: 15_000 });
  await expect(held(dana)).toHaveCount(0);
  await expect(feed(dana).getByText('Bring the keys.')).toBeVisible();
  // The draft was sent with the message.
  const drafts = await (await dana.request.get(`/v1/messages/draft/${loanId}`)).json();
  expect(drafts.filter((draft: { messageThreadId: string }) => draft.messageThreadId === threadId)).toEqual([]);
});

test('a message’s visibility changes take effect only when it is sent', async ({ blankPageFor, signedIn }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  type Loan = { loanRoles: { user: { id: string; emailAddress: string }; visibleToBorrower: boolean }[] };
  const marcus = await signedIn('marcus');
  /** Returns whether borrowers see Tom, as another lender of the loan sees it. */
  const isTomVisible = async () => {
    const loan: Loan = await (await marcus.request.get(`/v1/loans/${loanId}`)).json();
    return loan.loanRoles.find(({ user }) => user.emailAddress === 'tom@harborpine.example')?.visibleToBorrower;
  };
  expect(await isTomVisible()).toBe(false);

  const write = async () => {
    await dana.goto(`/loans/${loanId}`);
    await dana.getByRole('button', { name: 'Write a message' }).first().click();
    for (const name of ['lucia', 'tom guthrie']) {
      await dana.getByRole('combobox', { name: 'To', exact: true }).fill(name);
      await expect(dana.getByRole('option').first()).toBeVisible();
      await dana.keyboard.press('Enter');
    }
    await body(dana).click();
    await dana.keyboard.type('Tom joins us from today.');
  };
  const sendVisibly = async () => {
    await dana.getByRole('button', { name: 'Send', exact: true }).click();
    const external = dana.getByRole('alertdialog', { name: /external thread/ });
    await external.getByRole('button', { name: 'Yes, Continue' }).click();
    await dana
      .getByRole('alertdialog')
      .getByRole('button', { name: /Make Visible/i })
      .click();
    await expect(dana.getByText('Sending…')).toBeVisible();
  };
  await write();
  await sendVisibly();
  expect(await isTomVisible()).toBe(false);
  await dana.getByRole('button', { name: 'Undo' }).first().click();
  await expect(body(dana)).toContainText('Tom joins us from today.');
  await dana.waitForTimeout(6_000);
  expect(await isTomVisible()).toBe(false);

  await sendVisibly();
  await expect.poll(isTomVisible, { timeout: 15_000 }).toBe(true);
});
