import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from '../support/story';
import { addElement, alvarez, findRow, openNeedsList, openRequest, row, undoChange } from '../support/steps';

const request = 'Homeowner’s insurance quote';
const note = 'Their agent is slow, call on Friday.';
const site = 'https://insurance.example/quote';

async function edit(page: Page, name: string): Promise<Locator> {
  await row(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return page.getByRole('dialog');
}

test('a request has a due date, instructions and a note; overdue ones are filtered, and the portal shows them', async ({
  blankPageFor,
}) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', request);
  let dialog = await edit(dana, request);
  await dialog.getByLabel('Due date').fill('1999-01-01');
  await expect(dialog.getByText('Choose a date from 01-01-2000 to 12-31-2100')).toBeVisible();
  await dialog.getByLabel('Due date').fill('2026-01-15');
  await dialog.getByLabel('Instructions').fill(`Ask for it at ${site}.\nEvery insurer will do.`);
  await dialog.getByLabel('Maximum age (days)').fill('0');
  await expect(dialog.getByText('Enter a number of days from 1 to 3650')).toBeVisible();
  await dialog.getByLabel('Maximum age (days)').fill('60');
  await dialog.getByLabel('Internal note').fill(note);
  await expectAccessible(dana);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(dana, request)).toContainText('Late: was due 01-15-2026');

  await dana.getByRole('button', { name: 'Late', exact: true }).click();
  await expect(dana).toHaveURL(/requests=late/);
  await expect(dana.getByRole('treeitem')).toHaveCount(1);
  dialog = await edit(dana, request);
  await dialog.getByLabel('Due date').fill('2100-01-15');
  await dialog.getByLabel('Optional').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dana.getByText('No items match these filters')).toBeVisible();
  await dana.keyboard.press('Control+z');
  await expect(row(dana, request)).toContainText('Late: was due 01-15-2026');

  await row(dana, request).getByText(request).click();
  const panel = dana.getByRole('complementary', { name: request });
  await expect(panel.getByRole('link', { name: site })).toHaveAttribute('href', site);
  await expect(panel).toContainText(note);
  await expect(panel).toContainText('Must be dated within 60 days');
  await expectAccessible(dana);

  const mateo = await blankPageFor('mateo', phone);
  await mateo.goto('/portal');
  const card = await openRequest(mateo, new RegExp(`^${request}`));
  await expect(card).toContainText('Was due 01-15-2026');
  await expect(card).toContainText('Must be dated within 60 days.');
  await expect(card.getByRole('link', { name: site })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(mateo.getByText(note)).toHaveCount(0);
  await expectAccessible(mateo);
});

test('a template’s due days become a due date on the loan', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana', phone);
  await dana.goto('/templates');
  await dana
    .getByRole('link', { name: /Residential purchase/ })
    .first()
    .click();
  const name = 'W-2 forms, last two years';
  await findRow(dana, 'W-2 forms');
  const dialog = await edit(dana, name);
  await dialog.getByLabel('Days until due').fill('400');
  await expect(dialog.getByText('Enter a number of days up to 365')).toBeVisible();
  await dialog.getByLabel('Days until due').fill('14');
  await dialog.getByLabel('Optional').click();
  await expectAccessible(dana);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(dana, name)).toContainText('Optional');
  await undoChange(dana, `“${name}” changed`);
  await expect(row(dana, name)).not.toContainText('Optional');
});
