import type { Page } from '@playwright/test';
import { MB, cutConnectionAfter, largeFile, tryAgain } from '../support/connection-cut';
import { alvarez, openLoan, openMessages } from '../support/steps';
import { expect, expectAccessible, test } from '../support/story';
import { sendMessage } from '../support/send-message';

const body = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const attachments = (page: Page) => page.getByRole('list', { name: 'Attachments' });
const waiting = (page: Page) => page.getByText('Waiting for the connection…').first();
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });

async function attach(page: Page, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach files' }).click(),
  ]);
  await chooser.setFiles(path);
}

test('an upload interrupted by a reload resumes in its draft and reaches the recipient', async ({ signedIn }) => {
  test.setTimeout(180_000);
  const dana = await signedIn('dana');
  const file = largeFile('site plan.txt', 20 * MB);
  const line = await cutConnectionAfter(dana, 16 * MB);
  await openLoan(dana, alvarez);
  await dana.getByRole('button', { name: 'Write a message' }).first().click();
  await dana.getByRole('combobox', { name: 'To', exact: true }).fill('lucia');
  await expect(dana.getByRole('option').first()).toBeVisible();
  await dana.keyboard.press('Enter');
  await expect(dana.getByRole('group', { name: 'To' })).toContainText('Lucia Alvarez');
  // Without any text: the file alone makes it a draft.
  await attach(dana, file.path);
  await expect(waiting(dana)).toBeVisible({ timeout: 60_000 });
  await expect(dana.getByText('Draft Saved')).toBeVisible({ timeout: 20_000 });

  await dana.reload();
  await expect(tray(dana)).toContainText('0 of 1 file uploaded', { timeout: 30_000 });
  await tray(dana).getByRole('button', { name: 'Show the files' }).click();
  await expect(waiting(dana)).toBeVisible({ timeout: 30_000 });
  await line.restore();
  await tryAgain(dana);
  const said = dana.getByRole('listitem').filter({ hasText: 'site plan.txt is attached to your draft' });
  await expect(said).toBeVisible({ timeout: 60_000 });
  // A toast stays while the pointer is on it.
  await said.hover();
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('attached.png') });
  await said.getByRole('button', { name: 'Open draft' }).click();
  await expect(attachments(dana).getByRole('link', { name: 'site plan.txt' })).toBeVisible();
  await expect(dana.getByRole('group', { name: 'To' })).toContainText('Lucia Alvarez');

  await body(dana).click();
  await dana.keyboard.type('Here is the plan of the site.');
  await dana.getByRole('button', { name: 'Send', exact: true }).click();
  await dana
    .getByRole('alertdialog', { name: /external thread/ })
    .getByRole('button', { name: 'Yes, Continue' })
    .click();
  await dana
    .getByRole('alertdialog', { name: /attachments/ })
    .getByRole('button', { name: 'Send Attachments' })
    .click();
  await expect(dana).toHaveURL(/\/messages\?.*messageThreadId=/, { timeout: 30_000 });
  const lucia = await signedIn('lucia');
  const { pathname, search } = new URL(dana.url());
  await lucia.goto(pathname + search);
  await expect(lucia.getByText('Here is the plan of the site.').last()).toBeVisible();
  await expect(lucia.getByText('site plan.txt').last()).toBeVisible();
});

test('a reopened draft shows the uploaded file, and discarding it moves the file to the shoebox', async ({
  blankPageFor,
}) => {
  test.setTimeout(180_000);
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const { threadId } = await sendMessage(dana, loanId, '<p>What about the survey?</p>', { subject: 'Survey' });
  await dana.goto(`/loans/${loanId}/messages?messageThreadId=${threadId}`);
  const file = largeFile('survey.txt', 20 * MB);
  const line = await cutConnectionAfter(dana, 8 * MB);
  await dana.getByRole('button', { name: 'Write a message' }).last().click();
  await body(dana).click();
  await dana.keyboard.type('The survey comes along.');
  await attach(dana, file.path);
  await expect(waiting(dana)).toBeVisible({ timeout: 60_000 });
  await expect(dana.getByText('Draft Saved')).toBeVisible({ timeout: 20_000 });

  await dana.reload();
  await expect(tray(dana)).toBeVisible({ timeout: 30_000 });
  await dana
    .getByRole('button', { name: /^(Draft|Continue draft)/ })
    .last()
    .click();
  await expect(body(dana)).toContainText('The survey comes along.');
  await expect(attachments(dana)).toContainText('survey.txt', { timeout: 30_000 });
  await expect(waiting(dana)).toBeVisible({ timeout: 30_000 });
  await expect(tray(dana)).toBeHidden();
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('coming.png') });
  await dana.getByRole('button', { name: 'Delete draft' }).click();
  await expect(dana.getByText('Draft deleted')).toBeVisible();

  await tray(dana).getByRole('button', { name: 'Show the files' }).click();
  await line.restore();
  await tryAgain(dana);
  await expect(dana.getByText('survey.txt is in your shoebox')).toBeVisible({ timeout: 60_000 });
  await expect(dana.getByText('Its message was deleted or sent without it.')).toBeVisible();
  await dana.screenshot({ path: test.info().outputPath('in-the-shoebox.png') });
  const drafts = await (await dana.request.get(`/v1/messages/draft/${loanId}`)).json();
  expect(drafts).toEqual([]);
});
