import { expect, expectAccessible, phone, test } from '../support/story';
import { choose, openRequest, undo } from '../support/steps';
import { pdf } from '../support/files';

test('a document moves to another request, is copied to one, and both are taken back', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const from = await openRequest(lucia, /^Letter explaining any employment gap/);
  await choose(lucia, from.getByRole('button', { name: /^Upload/ }), pdf('tax bill.pdf', 'Tax'));
  const here = from.getByRole('link', { name: 'Preview tax bill.pdf' });
  await expect(here).toBeVisible();
  const pick = async (item: string) => {
    await from.getByRole('button', { name: 'Actions for tax bill.pdf' }).click();
    await lucia.getByRole('menuitem', { name: item }).click();
    const dialog = lucia.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Find a request' }).fill('Property tax');
    await expectAccessible(lucia);
    await lucia.screenshot({ path: test.info().outputPath('dialog.png') });
    await dialog.getByRole('button', { name: /^Property tax bill/ }).click();
    await expect(dialog).toBeHidden();
  };
  await pick('Move to another request…');
  await expect(lucia.getByText(/tax bill\.pdf moved from “Letter explaining .*” to “Property tax bill”/)).toBeVisible();
  await expect(here).toBeHidden();
  await undo(lucia, 'moved from');
  await expect(here).toBeVisible();

  await pick('Copy to another request…');
  await expect(lucia.getByText('tax bill.pdf answers “Property tax bill” too')).toBeVisible();
  await expect(here).toBeVisible();
  await undo(lucia, 'too');
  await expect(lucia.getByText('tax bill.pdf answers “Property tax bill” too')).toBeHidden();
});
