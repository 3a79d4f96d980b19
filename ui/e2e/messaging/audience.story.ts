import type { Page } from '@playwright/test';
import { alvarez, openLoan, openMessages } from '../support/steps';
import { expect, expectAccessible, phone, test } from '../support/story';

/** The folder for screenshots; none are taken without it. */
const shots = process.env.LOANROOM_SHOTS;

const body = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const line = (page: Page) => page.getByRole('region', { name: 'Can read this' });

async function write(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write a message' }).first().click();
  await expect(body(page)).toBeVisible();
}

async function to(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'To', exact: true }).fill(name);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

async function subject(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Subject', exact: true }).click();
  await page.getByRole('combobox', { name: 'Subject' }).fill(words);
  await page.keyboard.press('Enter');
}

/** Takes a screenshot of the page in both themes. */
async function picture(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${shots}/${name}-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a lender sees the audience of a message before sending it', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await write(dana);
  await to(dana, 'lucia');
  await expect(line(dana)).toContainText('Only the people in it');
  await expect(line(dana)).toContainText('Lucia Alvarez');
  await expect(line(dana)).not.toContainText('Mateo');

  // With a new subject all borrowers and contacts can read it, not only the recipient.
  await subject(dana, 'Photo of the license');
  await expect(line(dana)).toContainText('Everyone on the loan');
  await expect(line(dana).getByText('External').first()).toBeVisible();
  await line(dana)
    .getByRole('button', { name: /^\+\d+ more$/ })
    .click();
  const all = line(dana).getByRole('listitem');
  await expect(all.filter({ hasText: 'Mateo Alvarez' })).toContainText('External');
  await expect(all.filter({ hasText: 'Contact' }).first()).toContainText('External');
  await expect(all.filter({ hasText: 'Marcus' })).not.toContainText('External');
  await expectAccessible(dana);
  await picture(dana, 'audience-list-1440');
  await line(dana).getByRole('button', { name: 'Hide the list' }).click();

  // A private message is for the recipient only.
  await dana.getByRole('switch', { name: 'Private Message' }).click();
  await expect(line(dana)).toContainText('Private');
  await expect(line(dana)).not.toContainText('Mateo');
  await picture(dana, 'audience-private-1440');
  await body(dana).click();
  await dana.keyboard.type('Please send the photo to me alone.');
  await dana.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dana).toHaveURL(/messageThreadId=/);

  const path = new URL(dana.url());
  const lucia = await blankPageFor('lucia', phone);
  await lucia.goto(path.pathname + path.search);
  await expect(lucia.getByText('Please send the photo to me alone.').last()).toBeVisible();
  const mateo = await blankPageFor('mateo');
  await mateo.goto(path.pathname + path.search);
  await expect(mateo.getByText('Thread not found')).toBeVisible();

  // A borrower on a phone sees it too.
  await lucia.getByRole('button', { name: 'Write a message' }).click();
  await expect(line(lucia)).toContainText('Dana Whitfield');
  await expect(line(lucia)).not.toContainText('External');
  await expectAccessible(lucia);
  await picture(lucia, 'audience-390');
});

test('the question before sending names people', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await write(dana);
  await to(dana, 'lucia');
  await subject(dana, 'Closing papers');
  await expect(line(dana)).toContainText('Everyone on the loan');
  await body(dana).click();
  await dana.keyboard.type('Here they are.');
  const [chooser] = await Promise.all([
    dana.waitForEvent('filechooser'),
    dana.getByRole('button', { name: 'Attach files' }).click(),
  ]);
  await chooser.setFiles({ name: 'closing.txt', mimeType: 'text/plain', buffer: Buffer.from('On Friday.') });
  await expect(dana.getByRole('list', { name: 'Attachments' }).getByRole('link')).toBeVisible();
  await dana.getByRole('button', { name: 'Send', exact: true }).click();
  const question = dana.getByRole('alertdialog', { name: /will be able to open the attachments/ });
  await expect(question).toContainText('Mateo Alvarez');
  await picture(dana, 'audience-gate-1440');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(body(dana)).toContainText('Here they are.');
});

test('a lending-team thread chosen in the window is internal and takes lenders only', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const answer = await dana.request.get(`/v1/messages/threads?loanId=${loanId}&p=0&s=100`);
  const { content } = (await answer.json()) as { content: { title: string | null; lendingTeam: boolean }[] };
  const team = content.find(({ lendingTeam }) => lendingTeam)?.title ?? 'Lending team';
  await openLoan(dana, alvarez);
  await write(dana);
  await to(dana, 'lucia');
  await dana.getByRole('button', { name: 'Subject', exact: true }).click();
  await dana.getByRole('combobox', { name: 'Subject' }).fill(team);
  await expect(dana.getByRole('option', { name: 'Lending team' }).first()).toBeVisible();
  await dana.keyboard.press('Enter');
  await expect(line(dana)).toContainText('Lending team');
  await expect(line(dana)).toContainText('Internal');
  await expect(line(dana)).not.toContainText('External');
  await expect(dana.getByRole('group', { name: 'To' })).not.toContainText('Lucia');
  await dana.getByRole('combobox', { name: 'To', exact: true }).fill('lucia');
  await expect(dana.getByText('User not found')).toBeVisible();
  await picture(dana, 'audience-team-1440');
});
