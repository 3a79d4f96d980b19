import type { Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from './support/story';
import { alvarez, openLoan } from './support/steps';

interface LoanAnswer {
  loanRoles: { role: string; user: { id: string } }[];
}

/** Returns the id of the loan on screen. */
const loanIdOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Opens the card of the person with that role on the loan. */
async function openCard(page: Page, role: string): Promise<string> {
  await openLoan(page, alvarez);
  const loanId = loanIdOf(page);
  const loan = (await (await page.request.get(`/v1/loans/${loanId}`)).json()) as LoanAnswer;
  const userId = loan.loanRoles.find((each) => each.role === role)?.user.id ?? '';
  await page.goto(`/loans/${loanId}?personId=${userId}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  return userId;
}

const entities = (page: Page) => page.getByRole('region', { name: 'Entities' });

/** Adds a company by its name and leaves the rest of its page unchanged. */
async function addCompany(page: Page, name: string): Promise<void> {
  await entities(page).getByRole('button', { name: 'Add entity' }).click();
  await page.getByRole('menuitem', { name: 'Company' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a lender adds, edits, labels and removes a company', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await addCompany(dana, 'Alvarez Holdings, LLC');
  await dana.getByLabel('EIN').fill('12-34');
  await expect(dana.getByText('Enter a nine-digit EIN, like 12-3456789')).toBeVisible();
  await dana.getByLabel('EIN').fill('123456789');
  await dana.getByLabel('Phone').fill('5035550142');
  await dana.getByLabel('Street address').fill('12 Pier Rd');
  await expectAccessible(dana);
  await dana.getByRole('button', { name: 'Save' }).click();

  const link = entities(dana).getByRole('link', { name: 'Alvarez Holdings, LLC' });
  await link.hover();
  await expect(dana.getByText('EIN 12-3456789')).toBeVisible();
  await expect(dana.getByRole('link', { name: '(503) 555-0142' })).toBeVisible();

  await dana.getByRole('button', { name: 'Actions for Alvarez Holdings, LLC' }).click();
  await dana.getByRole('menuitem', { name: 'Labels…' }).click();
  for (const label of ['Primary Company', 'guarantor', 'Applicant', 'Member']) {
    await dana.getByRole('checkbox', { name: label, exact: true }).click();
  }
  await dana.getByRole('button', { name: 'Save' }).click();
  await expect(dana.getByRole('dialog')).toBeHidden();
  const row = entities(dana).getByRole('listitem').filter({ hasText: 'Alvarez Holdings, LLC' });
  await expect(row.getByText('Primary Company').first()).toBeVisible();
  await expect(row.getByRole('button', { name: /more: / })).toBeVisible();

  await dana.getByRole('button', { name: 'Actions for Alvarez Holdings, LLC' }).click();
  await dana.getByRole('menuitem', { name: 'Remove from loan' }).click();
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Remove from loan' }).click();
  await expect(link).toHaveCount(0);
});

test('shows a conflict to the second of two lenders editing a company and keeps typed text', async ({
  blankPageFor,
  signedIn,
}) => {
  const dana = await blankPageFor('dana');
  const priya = await signedIn('priya');
  await openLoan(dana, alvarez);
  await addCompany(dana, 'Larkspur Partners');
  await priya.goto(dana.url());
  await priya.getByRole('textbox', { name: 'Name' }).fill('Larkspur Partners LP');
  await dana.getByLabel('Email address').fill('office@larkspur.example');
  await dana.getByRole('button', { name: 'Save' }).click();
  await expect(entities(dana).getByRole('link', { name: 'Larkspur Partners' })).toBeVisible();

  await priya.getByRole('button', { name: 'Save' }).click();
  await expect(priya.getByRole('alert')).toContainText('The email address is now “office@larkspur.example”');
  await expect(priya.getByRole('textbox', { name: 'Name' })).toHaveValue('Larkspur Partners LP');
  await priya.getByRole('button', { name: 'Save' }).click();
  // The other lender's screen updates by itself.
  await expect(entities(dana).getByRole('link', { name: 'Larkspur Partners LP' })).toBeVisible();
});

test('leaving a page with unsaved changes asks first', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await entities(dana).getByRole('link', { name: 'Lucia Alvarez' }).click();
  await dana.getByRole('textbox', { name: 'Name' }).fill('Lucia A.');
  await dana.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(dana.getByRole('textbox', { name: 'Name' })).toHaveValue('Lucia A.');
  await dana.goBack();
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dana.getByRole('heading', { level: 1, name: alvarez })).toBeVisible();
});

test('a person’s card shows the score in its band, and viewing the license is recorded', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  await openCard(dana, 'LEAD_BORROWER');
  const card = dana.getByRole('dialog');
  await expect(card.getByRole('img', { name: /^Credit score \d{3}, / })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expectAccessible(dana);

  const number = card.getByText(/^•+\d{4}$/);
  const last = (await number.textContent())?.slice(-4) ?? '';
  await card.getByRole('button', { name: 'Show number and date of birth' }).click();
  await expect(card.getByText(new RegExp(`^[^•]+${last}$`))).toBeVisible();

  await card.getByRole('link', { name: 'What they can see' }).click();
  await expect(dana.getByText(/viewed the driver’s license of Lucia Alvarez/).first()).toBeVisible();
});

test('a lender records a report, and requests one that shows loading', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  await openCard(dana, 'LEAD_BORROWER');
  const card = dana.getByRole('dialog');
  await card.getByRole('button', { name: 'Record a report' }).click();
  await card.getByLabel('Score', { exact: true }).fill('805');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('img', { name: 'Credit score 805, Excellent' })).toBeVisible();

  const regenerate = card.getByRole('button', { name: 'Regenerate Credit Report' });
  await regenerate.click();
  await expect(regenerate).toHaveAttribute('aria-busy', 'true');
  await expect(regenerate).not.toHaveAttribute('aria-busy', { timeout: 15_000 });
});

test('a lender sees what a borrower sees, and why not', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  await openCard(dana, 'LEAD_BORROWER');
  await dana.getByRole('link', { name: 'What they can see' }).click();
  const people = dana.getByRole('list', { name: 'People' });
  await expect(people.getByRole('listitem').filter({ hasText: 'Tom Guthrie' })).toContainText('Doesn’t');
  await expectAccessible(dana);
  await dana.getByRole('button', { name: 'Requests' }).click();
  await dana.getByRole('searchbox', { name: 'Search what they see' }).fill('08 Lender only');
  const requests = dana.getByRole('list', { name: 'Requests' });
  await expect(requests.getByRole('listitem').first()).toContainText('Doesn’t');
});

test('applies a permission change of a role immediately', async ({ blankPageFor, signedIn }) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/settings/company');
  await expectAccessible(dana);
  const box = dana.getByRole('checkbox', { name: 'Associate lender: See credit scores' });
  await box.click();
  await expect(dana.getByText('Associate lender: “See credit scores” no longer allowed')).toBeVisible();

  const priya = await signedIn('priya');
  await openCard(priya, 'LEAD_BORROWER');
  await expect(priya.getByRole('dialog').getByText('Driver’s license')).toBeVisible();
  await expect(priya.getByRole('dialog').getByText('Credit score')).toHaveCount(0);
  await priya.goto('/settings/company');
  await expect(priya.getByText('Only a lead lender can change this.').first()).toBeVisible();
  await expect(priya.getByRole('switch', { name: 'Secure upload' })).toBeDisabled();
  await box.click();
  await expect(box).toBeChecked();
});

test('pages of entities, cards and settings are accessible on a phone', async ({ signedIn }) => {
  const dana = await signedIn('dana', phone);
  await openCard(dana, 'LEAD_BORROWER');
  await expect(dana.getByRole('dialog').getByText('Driver’s license')).toBeVisible();
  await expectAccessible(dana);
  await dana.keyboard.press('Escape');
  await entities(dana).getByRole('link', { name: 'Lucia Alvarez' }).click();
  await expect(dana.getByLabel('License number')).toBeVisible();
  await expectAccessible(dana);
  await dana.goto('/settings/company');
  await expect(dana.getByRole('switch', { name: 'Secure upload' })).toBeVisible();
  await expectAccessible(dana);
});

test('a select list is at most 300 pixels high, shows its selection, and pages by five', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.goto(`/principals/new?loanId=${loanIdOf(dana)}`);
  const state = dana.getByLabel('State').last();
  /** Returns the number of visible options, those that a click would reach. */
  const shown = () =>
    state.evaluate((select: HTMLSelectElement) => {
      const reached = [...select.options].filter((option) => {
        const { left, top, height } = option.getBoundingClientRect();
        return document.elementFromPoint(left + 20, top + height / 2) === option;
      });
      return reached.reduce((sum, option) => sum + option.getBoundingClientRect().height, 0);
    });
  for (const height of [900, 420]) {
    await dana.setViewportSize({ width: 1440, height });
    await state.focus();
    await dana.keyboard.press('Enter');
    await expect.poll(shown).toBeGreaterThan(100);
    expect(await shown()).toBeLessThanOrEqual(300);
    await dana.keyboard.press('Home');
    await dana.keyboard.press('PageDown');
    await dana.keyboard.press('Enter');
    await expect(state).toHaveValue('CA');
    await state.selectOption('');
  }
});
