import type { Page } from '@playwright/test';
import { alvarez, openLoan, undoChange } from '../support/steps';
import { expect, expectAccessible, phone, test } from '../support/story';

const address = 'clerk@county.example';
const note = { name: 'survey.txt', mimeType: 'text/plain', buffer: Buffer.from('The survey of the lot.') };

const body = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const byEmail = (page: Page) => page.getByRole('list', { name: 'People participating by email' });

test('an email participant takes part in one thread, is shown to its participants, and is removed by a lender', async ({
  blankPageFor,
  signedIn,
  server,
  browser,
}) => {
  test.setTimeout(120_000);
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('button', { name: 'Write a message' }).first().click();
  const to = dana.getByRole('combobox', { name: 'To', exact: true });
  await to.fill('lucia');
  await expect(dana.getByRole('option').first()).toBeVisible();
  await dana.keyboard.press('Enter');
  await to.fill(address);
  await dana.getByRole('option', { name: `Write to “${address}”` }).click();
  await dana.getByRole('button', { name: 'Subject', exact: true }).click();
  await dana.getByRole('combobox', { name: 'Subject' }).fill('Survey of the lot');
  await dana.keyboard.press('Enter');
  await body(dana).click();
  await dana.keyboard.type('Could you record the survey by Friday?');
  const [chooser] = await Promise.all([
    dana.waitForEvent('filechooser'),
    dana.getByRole('button', { name: 'Attach files' }).click(),
  ]);
  await chooser.setFiles(note);
  await expect(dana.getByRole('list', { name: 'Attachments' }).getByRole('link', { name: note.name })).toBeVisible();
  await dana.getByRole('button', { name: 'Send', exact: true }).click();
  await dana
    .getByRole('alertdialog', { name: /attachments/ })
    .getByRole('button', { name: 'Send Attachments' })
    .click();
  const warning = dana.getByRole('dialog', { name: 'Before you send' });
  await expect(warning).toContainText(
    `${address} is added as a contact on your profile and gets the messages of this thread by email. It can’t open the loan until a lender adds the person`,
  );
  await expect(warning).toContainText('Send Only sends your message.');
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('warning.png') });
  await warning.getByRole('button', { name: 'Send Only' }).click();
  await expect(dana).toHaveURL(/\/messages\?.*messageThreadId=/, { timeout: 30_000 });
  await expect(byEmail(dana)).toContainText(address);
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('thread.png') });

  // The email has the text, names the file, and explains how to reply.
  const [mail = ''] = await server.mails(1);
  expect(mail).toContain(`To: ${address}`);
  expect(mail).toContain('Reply-To: dana@harborpine.example');
  expect(mail).toContain('Could you record the survey by Friday?');
  expect(mail).toContain(note.name);
  expect(mail).toContain('reply to this email');

  // A lender and a borrower of the loan see the email participant.
  const { pathname, search } = new URL(dana.url());
  const priya = await signedIn('priya');
  const lucia = await signedIn('lucia', phone);
  for (const page of [priya, lucia]) {
    await page.goto(pathname + search);
    await expect(byEmail(page)).toContainText(`${address}by email`);
  }
  await expect(lucia.getByRole('button', { name: `Remove ${address} from this thread` })).toHaveCount(0);
  await expect(priya.getByRole('button', { name: `Remove ${address} from this thread` })).toBeVisible();
  await expectAccessible(lucia);

  // The email participant isn't a member of the loan and can't open anything.
  const loanId = /loans\/([^/]+)/.exec(pathname)?.[1] ?? '';
  const threadId = new URLSearchParams(search).get('messageThreadId') ?? '';
  expect(await (await dana.request.get(`/v1/loans/${loanId}`)).text()).not.toContain(address);
  const outside = await browser.newContext({ baseURL: server.url });
  for (const path of [`threads/${threadId}`, `threads/${threadId}/messages`, `threads?loanId=${loanId}`]) {
    expect((await outside.request.get(`/v1/messages/${path}`)).status()).toBe(401);
  }
  await outside.close();

  await dana.getByRole('button', { name: `Remove ${address} from this thread` }).click();
  await expect(byEmail(dana)).toHaveCount(0);
  await expect(byEmail(lucia)).toHaveCount(0);
  await undoChange(dana, `${address} no longer gets this thread’s messages`);
  await expect(byEmail(lucia)).toContainText(address);
});
