import type { Page } from '@playwright/test';
import { sendMessage } from '../support/send-message';
import { expect, expectAccessible, test } from '../support/story';
import { openMessages } from '../support/steps';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const draftsOf = async (page: Page, loanId: string) =>
  (await (await page.request.get(`/v1/messages/draft/${loanId}`)).json()) as { messageThreadId: string | null }[];

test('text typed right after “Write a message” runs no shortcut and appears in the editor', async ({
  blankPageFor,
}) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const { threadId } = await sendMessage(dana, loanId, '<p>Who is on it?</p>', { subject: 'Appraiser' });
  await dana.goto(`/loans/${loanId}/messages?messageThreadId=${threadId}`);
  await expect(dana.getByRole('feed').getByText('Who is on it?')).toBeVisible();
  // The editor loads slowly.
  await dana.route(/\/assets\/editor-/, async (route) => {
    await new Promise((go) => setTimeout(go, 1_500));
    await route.continue();
  });
  await dana.getByRole('button', { name: 'Write a message' }).last().click();
  await dana.keyboard.type('I am on it, Alan. Nothing more.');
  await expect(editor(dana)).toBeFocused();
  await expect(dana.getByRole('dialog')).toHaveCount(0);
  await expect(dana.getByRole('button', { name: 'Mute thread' })).toBeVisible();
  await dana.keyboard.type('I am on it, Alan. Nothing more.');
  await expect(editor(dana)).toContainText('I am on it, Alan. Nothing more.');
  await expectAccessible(dana);
  // Nor while the form is open and the focus is elsewhere.
  await dana.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await dana.keyboard.type('mn');
  await expect(dana.getByRole('button', { name: 'Mute thread' })).toBeVisible();
  await expect(dana.getByRole('dialog')).toHaveCount(0);
});

test('single-key shortcuts are turned off in the account', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/account');
  await dana.getByRole('switch', { name: /Single-key shortcuts/ }).click();
  await expect(dana.getByRole('switch', { name: /Single-key shortcuts/ })).not.toBeChecked();
  await dana.goto('/');
  await expect(dana.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await dana.waitForLoadState('networkidle');
  await dana.keyboard.press('n');
  await dana.keyboard.press('?');
  await expect(dana.getByRole('dialog')).toHaveCount(0);
  await dana.goto('/account');
  await dana.getByRole('switch', { name: /Single-key shortcuts/ }).click();
  await dana.getByRole('heading', { name: 'Your account' }).click();
  await dana.keyboard.press('?');
  await expect(dana.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('“Continue draft” waits for a slow draft and creates no second one', async ({ blankPageFor, signedIn }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const { threadId } = await sendMessage(dana, loanId, '<p>When do we close?</p>', { subject: 'Closing day' });
  const thread = `/loans/${loanId}/messages?messageThreadId=${threadId}`;
  await dana.goto(thread);
  await dana.getByRole('button', { name: 'Write a message' }).last().click();
  await editor(dana).click();
  await dana.keyboard.type('On Friday at ten.');
  await expect(dana.getByText('Draft Saved')).toBeVisible();

  // A browser without a local copy, and a slow response.
  const other = await signedIn('dana');
  await other.route(/\/v1\/messages\/draft\//, async (route) => {
    await new Promise((go) => setTimeout(go, 1_200));
    await route.continue();
  });
  await other.goto(thread);
  await other.getByText('Continue draft').click();
  await expect(editor(other)).toContainText('On Friday at ten.');
  await expect(editor(other)).toBeFocused();
  await other.keyboard.press('ControlOrMeta+End');
  await other.keyboard.type(' Bring a pen.');
  await expect(other.getByText('Draft Saved')).toBeVisible();
  const drafts = await draftsOf(other, loanId);
  expect(drafts.filter(({ messageThreadId }) => messageThreadId === threadId)).toHaveLength(1);
});

test('the filter for drafts lists a draft of a new message, which opens in the window', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  await dana.getByRole('button', { name: 'New message' }).first().click();
  await editor(dana).click();
  await dana.keyboard.type('About the roof of the house.');
  await expect(dana.getByText('Draft Saved')).toBeVisible();
  await dana.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await dana.goto(`/loans/${loanId}/messages`);
  await dana.getByRole('button', { name: 'Drafts', exact: true }).click();
  await dana
    .getByRole('list', { name: 'Drafts of new messages' })
    .getByRole('button', { name: /About the roof/ })
    .click();
  await expect(editor(dana)).toContainText('About the roof of the house.');
});

test('an action link works on a freshly loaded page', async ({ blankPageFor, server }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const link = `${server.url}/api/v1/action?id=0190a1b2-0000-7000-8000-000000000000`;
  const { threadId } = await sendMessage(dana, loanId, `<p><a href="${link}">Open the task</a></p>`, {
    subject: 'A task',
  });
  await dana.goto(`/loans/${loanId}/messages?messageThreadId=${threadId}`);
  await dana.getByRole('feed').getByRole('link', { name: 'Open the task' }).click();
  await expect(dana.getByRole('dialog')).toContainText('has been removed');
});

test('items are inserted above the signature, keep typed text, and return the focus', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const { threadId } = await sendMessage(dana, loanId, '<p>What is missing?</p>', { subject: 'Missing' });
  await dana.goto(`/loans/${loanId}/messages?messageThreadId=${threadId}`);
  await dana.getByRole('button', { name: 'Write a message' }).last().click();
  await expect(editor(dana)).toBeFocused();
  await dana.keyboard.type('Please send this:');
  await dana.getByRole('button', { name: 'Needs-list items' }).click();
  const items = dana.getByRole('dialog', { name: 'Needs-list items' });
  await items.getByRole('checkbox').first().click();
  await items.getByRole('button', { name: /^Add 1/ }).click();
  await expect(editor(dana)).toBeFocused();
  await expect(editor(dana)).toContainText('Please send this:');
  await expect(editor(dana).getByRole('button', { name: 'Remove item from message' })).toHaveCount(1);
  await expect(editor(dana)).toContainText(/^Please send this:.*Dana Whitfield/s);
  await expect(editor(dana)).not.toContainText(/Dana Whitfield.*Requested from/s);
});

test('a digest keeps text typed while it loads, and asks only if text would be replaced', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openMessages(dana);
  await dana.getByRole('button', { name: 'New message' }).first().click();
  await dana.getByRole('combobox', { name: 'To', exact: true }).fill('lucia');
  await expect(dana.getByRole('option').first()).toBeVisible();
  await dana.keyboard.press('Enter');
  await expect(editor(dana)).toContainText('Dana Whitfield');
  let deliver = () => {};
  await dana.route('**/tasks/*/html', async (route) => {
    await new Promise<void>((go) => (deliver = go));
    await route.continue();
  });
  const add = dana.getByRole('button', { name: 'Add Digest' });
  const whileLoading = async (press: () => Promise<void>, words: string) => {
    const asked = dana.waitForRequest('**/tasks/*/html');
    await press();
    await asked;
    await editor(dana).focus();
    await dana.keyboard.press('Control+Home');
    await dana.keyboard.type(words);
    deliver();
    await expect(
      editor(dana)
        .getByText(/^Open tasks on/)
        .first(),
    ).toBeVisible();
    await expect(editor(dana)).toBeFocused();
  };
  // A message with only its signature is replaced without a question.
  await whileLoading(() => add.click(), 'Dear Lucia, here is your list.');
  await expect(editor(dana)).toContainText(/^Dear Lucia, here is your list\..*Open tasks on.*Dana Whitfield/s);
  await expect(editor(dana).getByText(/^Open tasks on/)).toHaveCount(1);

  // The user agrees to lose the text at the time of the question, but not the text typed since.
  await add.click();
  const question = dana.getByRole('alertdialog');
  await whileLoading(() => question.getByRole('button', { name: 'Add Digest' }).click(), 'As of today: ');
  await expect(editor(dana).getByText(/^Open tasks on/)).toHaveCount(2);
  await expect(editor(dana)).toContainText(/As of today:.*Open tasks on.*Dana Whitfield/s);

  // If nothing is typed, the digest replaces the text above the signature.
  await add.click();
  const asked = dana.waitForRequest('**/tasks/*/html');
  await question.getByRole('button', { name: 'Add Digest' }).click();
  await asked;
  deliver();
  await expect(editor(dana).getByText(/^Open tasks on/)).toHaveCount(1);
  await expect(editor(dana)).not.toContainText('As of today');
  await expect(editor(dana)).toContainText(/^Open tasks on.*Dana Whitfield/s);
  await dana.getByRole('button', { name: 'Delete draft' }).click();
});
