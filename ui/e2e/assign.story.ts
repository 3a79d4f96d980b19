import type { Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from './support/story';
import { add, alvarez, find, openNeedsList, row } from './support/steps';

/** Opens the list of people for a request, by its avatar. */
async function openAssign(page: Page, name: string) {
  await find(page, name);
  await row(page, name)
    .getByRole('button', { name: /^Assign.* to (user|more)/ })
    .click();
  return page.getByRole('dialog', { name: `Assign “${name}”` });
}

test('a request is assigned to a contact, who sees it within a second, and taken away again', async ({ signedIn }) => {
  const grace = await signedIn('grace', phone);
  await grace.goto('/portal');
  await grace.getByRole('link', { name: alvarez }).click();
  const dana = await signedIn('dana');
  await openNeedsList(dana, alvarez);
  await add(dana, 'Add File Request', 'Title commitment');
  const seen = grace.getByRole('heading', { name: 'Title commitment' });
  await expect(seen).toHaveCount(0);

  const dialog = await openAssign(dana, 'Title commitment');
  const list = dialog.getByRole('listbox');
  expect((await list.locator('xpath=..').boundingBox())?.height).toBe(400);
  await expect(list.getByRole('group').first()).toHaveAccessibleName('My Team');
  await expect(list.getByRole('option', { name: 'Unassigned' })).toHaveAttribute('aria-selected', 'true');
  await dana.keyboard.type('kim');
  await expect(list.getByRole('option', { name: /Grace Kim/ })).toBeVisible();
  await dana.keyboard.press('Enter');
  await expect(list.getByRole('option', { name: /Grace Kim/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(dana);
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dana.getByRole('button', { name: /Assigned to a contact: Grace Kim/ })).toBeVisible();
  await expect(seen).toBeVisible();

  const again = await openAssign(dana, 'Title commitment');
  await again.getByRole('option', { name: 'Unassigned' }).click();
  await expect(again.getByText('Will be taken from 1 person.')).toBeVisible();
  await again.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(seen).toHaveCount(0);
  await dana.getByRole('button', { name: 'Undo' }).click();
  await expect(seen).toBeVisible();
});
