import type { Page } from '@playwright/test';
import { test } from '../support/separate-office';
import { expect, openSession, password, signIn } from '../support/story';
import { openMessages } from '../support/steps';
import { sendMessage } from '../support/send-message';

const body = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

/** Returns the drafts on a loan of the user signed in in a page's browser; `null` if they may not see the loan. */
const draftsOf = async (page: Page, loanId: string): Promise<{ body: string }[] | null> => {
  const answer = await page.request.get(`/v1/messages/draft/${loanId}`);
  return answer.ok() ? answer.json() : null;
};

test('a page stays bound to its user when another user signs in in another tab', async ({ at }) => {
  const page = await at();
  await signIn(page, 'dana');
  const loanId = await openMessages(page);
  const { threadId } = await sendMessage(page, loanId, '<p>The appraiser comes on Monday.</p>', {
    subject: 'Appraisal',
  });
  const address = `/loans/${loanId}/messages?messageThreadId=${threadId}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Write a message' }).last().click();
  await body(page).click();
  await page.keyboard.type('Known to the server.');
  await expect(page.getByText('Draft Saved')).toBeVisible();

  // A colleague on the same loan signs in in a second tab of the same browser.
  const other = await page.context().newPage();
  await body(page).click();
  await page.keyboard.insertText(' Only typed.');
  await openSession(other, 'marcus');
  await other.goto('/loans');
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();

  // The first tab shows it immediately, and sends nothing on the colleague's behalf.
  const window = page.getByRole('dialog', { name: 'Someone else is signed in' });
  await expect(window).toBeVisible();
  await expect(window.getByText(/This page belongs to Dana Whitfield/)).toBeVisible();
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The page still sends only sign-in calls.
    const isChange = request.method() !== 'GET' && !pathname.startsWith('/v1/session');
    if (isChange && pathname.startsWith('/v1/')) changes.push(pathname);
  });
  await page.waitForTimeout(7_000);
  expect(changes).toEqual([]);
  expect(await draftsOf(other, loanId)).toEqual([]);

  // Dana signs in again in her tab: her text is still there and is saved to her own draft.
  await window.getByLabel('Password', { exact: true }).fill(password);
  await window.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(window).toBeHidden();
  await expect(body(page)).toContainText('Known to the server. Only typed.');
  await expect
    .poll(async () => (await draftsOf(page, loanId))?.map((draft) => draft.body).join())
    .toContain('Only typed');
  // Now the other tab shows it.
  await expect(other.getByRole('dialog', { name: 'Someone else is signed in' })).toBeVisible();
  await expect(other.getByText(/This page belongs to Marcus/)).toBeVisible();
});

test('typed text is restored for its author after leaving the page', async ({ at }) => {
  const page = await at();
  await signIn(page, 'dana');
  const loanId = await openMessages(page);
  const { threadId } = await sendMessage(page, loanId, '<p>The appraiser comes on Monday.</p>', {
    subject: 'Appraisal',
  });
  const address = `/loans/${loanId}/messages?messageThreadId=${threadId}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Write a message' }).last().click();
  const other = await page.context().newPage();
  await openSession(other, 'ruth');
  await other.goto('/loans');
  const window = page.getByRole('dialog', { name: 'Someone else is signed in' });
  await expect(window).toBeVisible();
  // The page continues as the signed-in user; nothing of it stays.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$|\/loans$/);
  await expect(page.getByText('Dana Whitfield')).toHaveCount(0);
  expect(await draftsOf(page, loanId)).toBeNull();
});
