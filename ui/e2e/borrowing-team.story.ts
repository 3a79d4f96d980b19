import type { Page } from '@playwright/test';
import { expect, test } from './support/story';
import { alvarez, openLoan } from './support/steps';

const group = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

test('the overview lists contacts, and a contact’s name opens the person', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana', { viewport: { width: 1440, height: 900 } });
  await openLoan(dana, alvarez);
  await expect(group(dana, 'Contacts').getByText('Walter Finch')).toBeVisible();
  await expect(group(dana, 'Key Contacts').getByText('Walter Finch')).toHaveCount(0);
  const name = group(dana, 'Contacts').getByRole('link', { name: 'Walter Finch', exact: true });
  await name.hover();
  await name.click();
  await expect(dana.getByRole('dialog', { name: 'Walter Finch' })).toBeVisible();
  // Longer than the hover card's delay.
  await dana.waitForTimeout(700);
  await expect(dana.locator('[data-radix-popper-content-wrapper]')).toHaveCount(0);
  await dana.keyboard.press('Escape');
  await expect(dana.getByRole('dialog')).toHaveCount(0);
  await expect(dana.locator('[data-radix-popper-content-wrapper]')).toHaveCount(0);
  await dana.getByRole('button', { name: /more people$/ }).click();
  await dana.getByRole('menuitem', { name: /Mateo Alvarez/ }).click();
  await expect(dana.getByRole('dialog', { name: 'Mateo Alvarez' })).toBeVisible();
});

test('shows a new lead borrower to both lenders and the former lead immediately', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  const marcus = await blankPageFor('marcus');
  await openLoan(marcus, alvarez);
  await openLoan(dana, alvarez);
  await group(dana, 'Borrowing Team').getByRole('button', { name: 'Edit Mateo Alvarez' }).click();
  const dialog = dana.getByRole('dialog', { name: 'Edit Mateo Alvarez' });
  await dialog.getByLabel('Borrower type').selectOption('Member');
  await dialog.getByLabel('Lead borrower').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dana.getByRole('alertdialog')).toContainText('Lucia Alvarez stays as a borrower');
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Make lead borrower' }).click();
  await expect(dialog).toHaveCount(0);
  for (const page of [dana, marcus]) {
    const people = group(page, 'Borrowing Team').getByRole('listitem');
    await expect(people.filter({ hasText: 'Mateo Alvarez' }).first()).toContainText('Lead borrower · member');
    await expect(people.filter({ hasText: 'Lucia Alvarez' }).first()).not.toContainText('Lead borrower');
  }
  await group(dana, 'Borrowing Team').getByRole('button', { name: 'Edit Lucia Alvarez' }).click();
  await dana.getByLabel('Lead borrower').click();
  await dana.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Make lead borrower' }).click();
  await expect(group(dana, 'Borrowing Team').getByRole('listitem').first()).toContainText('Lucia Alvarez');
});
