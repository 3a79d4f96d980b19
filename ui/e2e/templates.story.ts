import { expect, expectAccessible, test } from './support/story';
import { addElement, alvarez, openNeedsList, row } from './support/steps';

test('the templates are accessible', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/templates');
  await expect(dana.getByRole('row')).not.toHaveCount(0);
  await expectAccessible(dana);
  await dana.getByRole('row').nth(1).getByRole('link').click();
  await expect(dana.getByRole('tree')).toBeVisible();
  await expectAccessible(dana);
});

test('a template is created, filled, used for a borrower, and merged without duplicates', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/templates');
  await dana.getByRole('button', { name: 'New template' }).click();
  const dialog = dana.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Houseboats');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dana.getByRole('heading', { level: 1, name: 'Houseboats' })).toBeVisible();
  await expect(dana.getByText('Needs list will show here')).toBeVisible();
  await addElement(dana, 'Add Folder', 'Mooring');
  await addElement(dana, 'Add File Request', 'Berth lease', 'Mooring');

  await openNeedsList(dana, alvarez);
  const use = async () => {
    await dana.getByRole('button', { name: 'More actions for this needs list' }).click();
    await dana.getByRole('menuitem', { name: 'Use a template' }).click();
    await dialog.getByLabel('Template').selectOption('Houseboats');
    await dialog.getByLabel('For').selectOption('Lucia Alvarez');
    await dialog.getByRole('button', { name: 'Add to the needs list' }).click();
    await expect(dialog).toBeHidden();
  };
  await use();
  await expect(dana.getByText(/added from “Houseboats”/)).toBeVisible();
  await dana.getByRole('searchbox', { name: 'Find in this needs list' }).fill('Berth');
  await expect(row(dana, 'Berth lease')).toHaveCount(1);
  await use();
  await expect(dana.getByText(/Nothing new in “Houseboats”/)).toBeVisible();
  await expect(row(dana, 'Berth lease')).toHaveCount(1);
});

test('a template is renamed, duplicated and deleted', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/templates');
  const first = dana.getByRole('row').nth(1);
  const name = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('button', { name: /^Actions for/ }).click();
  await dana.getByRole('menuitem', { name: 'Duplicate' }).click();
  await dana.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await expect(dana.getByRole('heading', { level: 1, name: `${name} (copy)` })).toBeVisible();
  await expect(dana.getByRole('treeitem')).not.toHaveCount(0);

  const actions = dana.getByRole('button', { name: /^Actions for .*\(copy\)$/ });
  await actions.click();
  await dana.getByRole('menuitem', { name: 'Rename' }).click();
  await dana.getByRole('dialog').getByLabel('Name').fill('A copy');
  await dana.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(dana.getByRole('heading', { level: 1, name: 'A copy' })).toBeVisible();
  await dana.getByRole('button', { name: 'Actions for A copy' }).click();
  await dana.getByRole('menuitem', { name: 'Delete' }).click();
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dana).toHaveURL(/\/templates$/);
  await expect(dana.getByRole('link', { name: 'A copy' })).toHaveCount(0);
});
