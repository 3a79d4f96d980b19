import type { Page } from '@playwright/test';
import { alvarez, openLoan, undoChange } from '../support/steps';
import { expect, expectAccessible, signIn, test } from '../support/story';

const note = { name: 'closing-date.txt', mimeType: 'text/plain', buffer: Buffer.from('The closing is on Friday.') };

const body = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

/** Opens the message window from the loan's header. */
async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write a message' }).first().click();
  await expect(body(page)).toBeVisible();
}

async function to(page: Page, row: 'To' | 'Cc', ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('combobox', { name: row, exact: true }).fill(name);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
  }
}

async function subject(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Subject', exact: true }).click();
  await page.getByRole('combobox', { name: 'Subject' }).fill(words);
  await page.keyboard.press('Enter');
}

test('a message with a file is sent to a borrower after its questions, and the borrower replies', async ({
  blankPageFor,
  signedIn,
}) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await write(dana);
  await to(dana, 'To', 'lucia');
  await body(dana).click();
  await dana.keyboard.type('Dear Lucia, the date is in the file.');
  const [chooser] = await Promise.all([
    dana.waitForEvent('filechooser'),
    dana.getByRole('button', { name: 'Attach files' }).click(),
  ]);
  await chooser.setFiles(note);
  await expect(dana.getByRole('list', { name: 'Attachments' }).getByRole('link', { name: note.name })).toBeVisible();
  await expectAccessible(dana);

  // The toast doesn't cover the window's buttons.
  await dana.getByRole('button', { name: `Rename ${note.name}` }).click();
  await dana
    .getByRole('dialog', { name: /^Rename/ })
    .getByLabel('New name')
    .fill('date');
  await dana.keyboard.press('Enter');
  await expect(dana.getByText('File renamed')).toBeVisible();
  await dana.getByRole('button', { name: 'Send', exact: true }).click({ trial: true, timeout: 3_000 });
  await undoChange(dana, 'File renamed');

  // When cancelled, nothing is sent and everything stays.
  await send(dana);
  const warning = dana.getByRole('alertdialog', { name: /external thread/ });
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(body(dana)).toContainText('Dear Lucia');
  await send(dana);
  await warning.getByRole('checkbox', { name: "Don't ask me again" }).click();
  await warning.getByRole('button', { name: 'Yes, Continue' }).click();
  await dana
    .getByRole('alertdialog', { name: /attachments/ })
    .getByRole('button', { name: 'Send Attachments' })
    .click();

  // Undone in time, it is unchanged.
  await dana.getByRole('button', { name: 'Undo' }).first().click();
  await expect(body(dana)).toContainText('Dear Lucia');
  await send(dana);
  await dana
    .getByRole('alertdialog', { name: /attachments/ })
    .getByRole('button', { name: 'Send Attachments' })
    .click();
  await expect(dana).toHaveURL(/\/messages\?.*messageThreadId=/);
  await expect(dana.getByText('Dear Lucia, the date is in the file.').last()).toBeVisible();

  const lucia = await signedIn('lucia');
  const { pathname, search } = new URL(dana.url());
  await lucia.goto(pathname + search);
  await expect(lucia.getByText('Dear Lucia, the date is in the file.').last()).toBeVisible();
  await lucia
    .getByRole('button', { name: /^Reply/ })
    .last()
    .click();
  await expect(lucia.getByRole('group', { name: 'Reply to' })).toContainText('Dana Whitfield');
  await body(lucia).click();
  await lucia.keyboard.type('Friday is fine.');
  await lucia.keyboard.press('Control+Enter');
  await expect(lucia.getByText('Friday is fine.').last()).toBeVisible();
  await expect(dana.getByText('Friday is fine.').last()).toBeVisible();
});

test('a draft is restored after a reload, and the window stays open across pages', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await write(dana);
  await to(dana, 'To', 'priya');
  await subject(dana, 'Wire instructions');
  await body(dana).click();
  await dana.keyboard.type('The wire goes out on Thursday.');
  await expect(dana.getByText('Draft Saved')).toBeVisible();

  await dana.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click();
  const window = dana.getByRole('dialog', { name: 'Wire instructions' });
  await expect(window).toBeVisible();
  await expect(body(dana)).toContainText('on Thursday');
  await expect(window).toHaveCSS('height', '516px');
  await window.getByRole('button', { name: 'Minimize' }).click();
  await expect(body(dana)).toBeHidden();
  await window.getByRole('button', { name: 'Restore size' }).click();
  await expect(body(dana)).toContainText('on Thursday');

  await dana.reload();
  await openLoan(dana, alvarez);
  await write(dana);
  await dana.getByRole('button', { name: /^\d+ drafts?$/ }).click();
  await dana.getByRole('menuitem', { name: /Wire instructions/ }).click();
  await expect(body(dana)).toContainText('The wire goes out on Thursday.');
  await expect(dana.getByRole('combobox', { name: 'Subject' })).toHaveValue('Wire instructions');
  await dana.getByRole('button', { name: 'Delete draft' }).click();
  await expect(dana.getByText('Draft deleted')).toBeVisible();
});

test('a message is saved as a template and reused', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await write(dana);
  await body(dana).click();
  await dana.keyboard.type('Welcome to {loan}.');
  await dana.getByRole('button', { name: 'Templates' }).click();
  await dana.getByRole('menuitem', { name: 'Save as a template…' }).click();
  await dana.getByRole('textbox', { name: 'Name' }).fill('Greeting');
  await dana.getByRole('button', { name: 'Save', exact: true }).click();
  await dana.getByRole('button', { name: 'Delete draft' }).click();
  await write(dana);
  await dana.getByRole('button', { name: 'Templates' }).click();
  await dana.getByRole('menuitem', { name: 'Greeting', exact: true }).click();
  await expect(body(dana)).toContainText(`Welcome to ${alvarez}.`);
  await dana.getByRole('button', { name: 'Templates' }).click();
  await dana.getByRole('menuitem', { name: 'Delete “Greeting”' }).click();
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await dana.getByRole('button', { name: 'Delete draft' }).click();
});

test('the portal’s composer is prefilled with the loan and the lead lender', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', { viewport: { width: 390, height: 844 } });
  await lucia.getByRole('button', { name: 'Write a message' }).click();
  await expect(lucia.getByRole('dialog', { name: 'New Message' })).toBeVisible();
  await expect(lucia.getByRole('group', { name: 'To' })).toContainText('Dana Whitfield');
  await expect(lucia).not.toHaveURL(/messageComposeOpen/);
  await expectAccessible(lucia);
});

test('addresses the lead lender even if the button is pressed before the loan has loaded', async ({
  browser,
  server,
}) => {
  const lucia = await browser.newPage({ baseURL: server.url });
  let pressed = () => {};
  const afterwards = new Promise<void>((resolve) => (pressed = resolve));
  await lucia.route(/\/v1\/loans\/[\w-]+$/, (route) => afterwards.then(() => route.continue()));
  await signIn(lucia, 'lucia');
  await lucia.getByRole('button', { name: 'Write a message' }).click();
  pressed();
  await expect(lucia.getByRole('group', { name: 'To', exact: true })).toContainText('Dana Whitfield');
  await lucia.context().close();
});

test('Write a message reports a loan that can’t be loaded', async ({ browser, server }) => {
  const lucia = await browser.newPage({ baseURL: server.url });
  await lucia.route(/\/v1\/loans\/[\w-]+$/, (route) => route.abort());
  await signIn(lucia, 'lucia');
  await lucia.getByRole('button', { name: 'Write a message' }).click();
  await expect(lucia.locator('[data-sonner-toast]').getByText(/reach/)).toBeVisible();
  await expect(lucia.getByRole('button', { name: 'Write a message' })).toBeFocused();
  await lucia.context().close();
});

test('reports a recipient removed in the meantime and keeps typed text', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await write(dana);
  await dana.getByRole('combobox', { name: 'To', exact: true }).fill('zzz');
  await expect(dana.getByText('User not found')).toBeVisible();
  await to(dana, 'To', 'mateo');
  await subject(dana, 'Insurance');
  await body(dana).click();
  await dana.keyboard.type('Please look at the policy.');

  const loanId = /loans\/([^/?]+)/.exec(dana.url())?.[1] ?? '';
  const loan = await (await dana.request.get(`/v1/loans/${loanId}`)).json();
  const role = loan.loanRoles.find(({ user }: { user: { givenName: string } }) => user.givenName === 'Mateo');
  const headers = { Origin: new URL(dana.url()).origin };
  const removed = await dana.request.delete(`/v1/loans/${loanId}/roles/${role.id}`, { headers });
  expect(removed.ok(), await removed.text()).toBe(true);

  await send(dana);
  const anyway = dana.getByRole('button', { name: 'Yes, Continue' });
  const said = dana.getByText(/isn’t on this loan anymore/).first();
  await expect(said.or(anyway)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(said).toBeVisible();
  await expect(body(dana)).toContainText('Please look at the policy.');
  await dana.getByRole('button', { name: 'Delete draft' }).click();
});
