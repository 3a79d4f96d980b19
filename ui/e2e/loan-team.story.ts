import type { Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from './support/story';
import { alvarez, openLoan } from './support/steps';

const group = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

/** Opens a person's menu in the panel and chooses an item. */
async function choose(page: Page, name: string, item: string | RegExp) {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Returns the id of the open loan. */
const loanIdOf = (page: Page) => new URL(page.url()).pathname.split('/')[2]!;

/** Starts the form with the text typed in the picker. */
async function addTyped(page: Page, typed: string) {
  await page.getByRole('combobox', { name: 'Search or enter a name or email' }).fill(typed);
  await page.getByRole('option', { name: /^Add Contact/ }).click();
}

test('adds a key contact that another lender sees immediately, then moves and removes it', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  const marcus = await blankPageFor('marcus');
  await openLoan(marcus, alvarez);
  await openLoan(dana, alvarez);
  await dana.getByRole('link', { name: 'Add key contact' }).click();
  await expect(dana).toHaveURL(/\/key-contacts\/new\?loanId=/);
  await expect(dana.getByLabel('First name')).toHaveCount(0);

  await addTyped(dana, 'iris@harlow.example');
  await expect(dana.getByLabel('Email address')).toHaveValue('iris@harlow.example');
  await dana.getByLabel('First name').fill('Iris');
  await dana.getByLabel('Last name').fill('Harlow');
  await dana.getByLabel('Phone').fill('5551234567');
  await dana.getByRole('combobox', { name: 'Loan role' }).fill('Surveyor');
  await expect(dana.getByText('Role does not exist')).toBeVisible();
  await dana.getByRole('option', { name: /^Add Role/ }).click();
  await expect(dana.getByRole('combobox', { name: 'Loan role' })).toHaveValue('Surveyor');
  await expect(dana.getByLabel('Key contact')).toBeChecked();
  await dana.getByLabel('Visible to Borrowers').click();
  await dana.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dana.getByText('Iris Harlow added as key contact successfully')).toBeVisible();
  await expect(dana).toHaveURL(/\/key-contacts\/edit\?loanId=.+&loanRoleId=/);
  await expect(dana.getByLabel('Phone')).toHaveValue('(555) 123-4567');
  await expect(group(marcus, 'Key Contacts').getByText('Iris Harlow')).toBeVisible();

  await dana.getByLabel('Job title').fill('Land surveyor');
  await dana.getByRole('button', { name: 'Save and Close' }).click();
  await expect(dana.getByText('Iris Harlow updated successfully')).toBeVisible();
  await expect(dana).toHaveURL(/\/loans\/[^/]+$/);

  await choose(dana, 'Iris Harlow', 'Move to contacts…');
  await dana.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(group(dana, 'Key Contacts').getByText('Iris Harlow')).toBeVisible();
  await choose(dana, 'Iris Harlow', 'Move to contacts…');
  await dana.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect(dana.getByText('Iris Harlow moved to your profile as a contact successfully')).toBeVisible();
  await expect(group(dana, 'Key Contacts').getByText('Iris Harlow')).toHaveCount(0);
  await expect(group(marcus, 'Key Contacts').getByText('Iris Harlow')).toHaveCount(0);

  await choose(dana, 'Dana Whitfield', 'My Contacts');
  const list = dana.getByRole('dialog', { name: 'My Contacts' });
  await list.getByRole('searchbox').fill('IRIS');
  // The list may not show the move yet.
  await expect(list.getByRole('heading', { name: 'Key Contacts' })).toHaveCount(0);
  await list.getByRole('button', { name: 'More for Iris Harlow' }).click();
  await dana.getByRole('menuitem', { name: 'Remove' }).click();
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(dana.getByText('Iris Harlow removed from your profile and loan')).toBeVisible();
  await expect(list.getByText('User not found')).toBeVisible();
});

test('the browser and the server refuse an address of the loan with the same message', async ({
  blankPageFor,
  server,
}) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  const loanId = loanIdOf(dana);
  await dana.goto(`/key-contacts/new?loanId=${loanId}`);
  await addTyped(dana, 'William');
  await dana.getByLabel('Email address').fill('BILL@novakinsurance.example');
  await dana.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dana.getByText('A contact with the same email address already exists')).toBeVisible();
  await expect(dana.getByLabel('First name')).toHaveValue('William');

  const loan = (await (await dana.request.get(`/v1/loans/${loanId}`)).json()) as { me: { loanRoleId: string } };
  const answer = await dana.request.post(`/v1/loans/${loanId}/contactRelation/${loan.me.loanRoleId}`, {
    headers: { origin: server.url },
    data: { loanId, userContactEmailAddress: 'Bill@NovakInsurance.example', givenName: 'Bill' },
  });
  expect(answer.status()).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'duplicate-contact',
    message: 'A contact with the same email address already exists',
  });
});

test('shows a conflict to the second of two lenders editing a person and keeps typed text', async ({
  blankPageFor,
}) => {
  const dana = await blankPageFor('dana');
  const marcus = await blankPageFor('marcus');
  await openLoan(dana, alvarez);
  await openLoan(marcus, alvarez);
  for (const page of [dana, marcus]) await page.getByRole('button', { name: 'Edit Priya Raman' }).click();
  await dana.getByLabel('Role', { exact: true }).selectOption('Lender');
  await dana.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(dana.getByRole('dialog')).toHaveCount(0);

  await marcus.getByLabel('Can accept files').click();
  const wanted = await marcus.getByLabel('Can accept files').isChecked();
  await marcus.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(marcus.getByRole('alert')).toContainText('the role is now lender');
  expect(await marcus.getByLabel('Can accept files').isChecked()).toBe(wanted);
  await marcus.getByRole('dialog').getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(marcus.getByRole('dialog')).toHaveCount(0);
});

test('underwriters can’t edit, and a person removed from a loan loses access immediately', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  const elena = await blankPageFor('elena');
  await openLoan(elena, alvarez);
  await openLoan(dana, alvarez);
  await expect(elena.getByRole('button', { name: 'Edit Tom Guthrie' })).toHaveAttribute('aria-disabled', 'true');
  await elena.getByRole('button', { name: 'More for Dana Whitfield' }).click();
  await expect(elena.getByRole('menuitem', { name: /^Remove/ })).toContainText('A loan needs a lead lender');
  await elena.keyboard.press('Escape');

  await choose(dana, 'Elena Petrova', /^Remove/);
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(group(dana, 'My Team').getByText('Elena Petrova')).toHaveCount(0);
  await expect(elena.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible();

  await dana.getByRole('link', { name: 'Add lender' }).click();
  await dana.getByRole('combobox', { name: /^Person/ }).fill('elena');
  await dana.getByRole('option', { name: /Elena Petrova/ }).click();
  await dana.getByLabel('Role', { exact: true }).selectOption('Underwriter');
  await dana.getByRole('button', { name: 'Save' }).click();
  await expect(group(dana, 'My Team').getByText('Elena Petrova')).toBeVisible();
});

test('an underwriter who leaves a loan returns to Home', async ({ blankPageFor }) => {
  const elena = await blankPageFor('elena');
  await openLoan(elena, 'Kestrel Roasting SBA 7(a)');
  await choose(elena, 'Elena Petrova', /^Leave the loan/);
  await elena.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(elena).toHaveURL(/\/$/);
});

test('a borrower’s visibility, invitation and template: added with one, invited, and the link withdrawn', async ({
  blankPageFor,
}) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('button', { name: 'Add borrower' }).click();
  const dialog = dana.getByRole('dialog', { name: 'Add Borrower' });
  await addTyped(dana, 'rosa@alvarez.example');
  await expect(dialog.getByRole('button', { name: /^(Save|Cancel)/ })).toHaveText(['Cancel', 'Save']);
  await dialog.getByLabel('First name').fill('Rosa');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Template is required')).toBeVisible();
  await dialog.getByLabel('Needs list template').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(group(dana, 'Borrowing Team').getByText('Rosa')).toBeVisible();

  await choose(dana, 'Rosa', 'Invite');
  await expect(dana.getByText('Invitation sent to rosa@alvarez.example')).toBeVisible();
  await expect(group(dana, 'Borrowing Team').getByText(/^Invited .+, expires/)).toBeVisible();
  await choose(dana, 'Rosa', 'Revoke invitation');
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(group(dana, 'Borrowing Team').getByText('Invitation withdrawn')).toBeVisible();
});

test('all contacts of a lender are found on the contacts page and by keyboard', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/contacts');
  await dana.getByRole('searchbox', { name: 'Search contacts' }).fill('henrik');
  await expect(dana).toHaveURL(/q=henrik/);
  await expect(dana.getByRole('row', { name: /Henrik Lund/ })).toContainText('Brightwater Plaza refinance');
  await expect(dana.getByRole('row')).toHaveCount(2);
  await dana.getByRole('button', { name: 'Borrowers' }).click();
  await expect(dana.getByText('User not found')).toBeVisible();

  await dana.keyboard.press('Control+k');
  await dana.getByPlaceholder('Find a loan, a request, a person or an action').fill('henrik');
  await dana.getByRole('option', { name: /Henrik Lund/ }).click();
  await expect(dana).toHaveURL(/\/contacts\?q=henrik/);

  await dana.getByRole('button', { name: 'Add Contact' }).click();
  await dana.getByRole('combobox', { name: /^Loan/ }).fill('Alvarez');
  await dana.getByRole('option', { name: alvarez }).click();
  await expect(dana).toHaveURL(/\/key-contacts\/new\?loanId=/);
});

test('a borrower’s form has no key contact, and lets lenders see the contact or not', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const loans = (await (await lucia.request.get('/v1/loans')).json()) as { content: { id: string }[] };
  await lucia.goto(`/key-contacts/new?loanId=${loans.content[0]!.id}`);
  await addTyped(lucia, 'omar@baker.example');
  await expect(lucia.getByLabel('Key contact')).toHaveCount(0);
  await expect(lucia.getByLabel('Visible to Lenders')).toBeVisible();
});

test('the lists and the form have the specification’s sizes', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana', { viewport: { width: 1600, height: 900 } });
  await openLoan(dana, alvarez);
  await dana.goto(`/key-contacts/new?loanId=${loanIdOf(dana)}`);
  const area = dana.locator('[data-list]');
  await dana.getByRole('combobox', { name: 'Search or enter a name or email' }).click();
  await expect(area).toHaveCSS('height', '256px');
  await addTyped(dana, 'zzz');
  await dana.getByRole('combobox', { name: 'Loan role' }).click();
  await expect(area).toHaveCSS('height', '192px');
  expect(Math.round((await dana.locator('form').boundingBox())?.width ?? Number.NaN)).toBeLessThanOrEqual(768);
});

test('every screen about people is accessible', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  const loanId = loanIdOf(dana);
  await expectAccessible(dana);
  await dana.getByRole('button', { name: 'More for Lucia Alvarez' }).click();
  await expectAccessible(dana);
  await dana.getByRole('menuitem', { name: 'Move to key contacts…' }).click();
  await expectAccessible(dana);
  await dana.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await choose(dana, 'Dana Whitfield', 'My Contacts');
  await expect(dana.getByText('Bill Novak').last()).toBeVisible();
  await expectAccessible(dana);
  await dana.goto(`/key-contacts/new?loanId=${loanId}`);
  await addTyped(dana, 'zzz');
  await dana.getByRole('button', { name: 'Company Information' }).click();
  await expectAccessible(dana);
  await dana.getByRole('combobox', { name: 'Loan role' }).click();
  await expectAccessible(dana);
  await dana.goto('/contacts');
  await expect(dana.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(dana);
  await dana.goto(`/lender-roles/new?loanId=${loanId}`);
  await expect(dana.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(dana);
});
