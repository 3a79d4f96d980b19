import { expect, expectAccessible, phone, test } from '../support/story';
import { chooseFile, openRequest, undoChange } from '../support/steps';
import { pdf } from '../support/files';

test('a document is moved and copied to another request, and both are undone', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const from = await openRequest(lucia, /^Letter explaining any employment gap/);
  await chooseFile(lucia, from.getByRole('button', { name: /^Upload/ }), pdf('tax bill.pdf', 'Tax'));
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
  await undoChange(lucia, 'moved from');
  await expect(here).toBeVisible();

  await pick('Copy to another request…');
  await expect(lucia.getByText('tax bill.pdf answers “Property tax bill” too')).toBeVisible();
  await expect(here).toBeVisible();
  await undoChange(lucia, 'too');
  await expect(lucia.getByText('tax bill.pdf answers “Property tax bill” too')).toBeHidden();
});

test('a document is copied although its content already exists', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const there = await openRequest(lucia, /^Property tax bill/);
  await chooseFile(lucia, there.getByRole('button', { name: /^(Upload|Add a file)/ }), pdf('first.pdf', 'One bill'));
  await expect(there.getByRole('link', { name: 'Preview first.pdf' })).toBeVisible();
  const from = await openRequest(lucia, /^Letter explaining any employment gap/);
  await chooseFile(lucia, from.getByRole('button', { name: /^(Upload|Add a file)/ }), pdf('second.pdf', 'One bill'));
  await from.getByRole('button', { name: 'Actions for second.pdf' }).click();
  await lucia.getByRole('menuitem', { name: 'Copy to another request…' }).click();
  const dialog = lucia.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Find a request' }).fill('Property tax');
  await dialog.getByRole('button', { name: /^Property tax bill/ }).click();
  await expect(lucia.getByText('“second.pdf” is already there under the name “first.pdf”')).toBeVisible();
  await lucia.getByRole('button', { name: 'File anyway' }).click();
  await expect(lucia.getByText('second.pdf answers “Property tax bill” too')).toBeVisible();
});

test('an unfiled document is filed from its preview', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  await chooseFile(lucia, lucia.getByRole('button', { name: 'Upload files' }), pdf('boat.pdf', 'A boat'));
  await lucia.getByRole('link', { name: 'Preview boat.pdf' }).click();
  const preview = lucia.getByRole('dialog', { name: 'boat.pdf', exact: true });
  await preview.getByRole('button', { name: 'Actions for boat.pdf' }).click();
  await expect(lucia.getByRole('menuitem', { name: /to another request/ })).toHaveCount(0);
  await lucia.getByRole('menuitem', { name: 'File to a request…' }).click();
  const dialog = lucia.getByRole('dialog', { name: 'File “boat.pdf”' });
  await dialog.getByRole('searchbox', { name: 'Find a request' }).fill('Property tax');
  await dialog.getByRole('button', { name: /^Property tax bill/ }).click();
  await expect(lucia.getByText('boat.pdf filed to “Property tax bill”')).toBeVisible();
  await expect(dialog).toBeHidden();
  // The notice doesn't cover the close button of the preview.
  const way = await preview.getByRole('button', { name: 'Close preview' }).boundingBox();
  const said = lucia.getByRole('listitem').filter({ hasText: 'boat.pdf filed to' });
  await expect
    .poll(async () => (await said.boundingBox())?.y)
    .toBeGreaterThanOrEqual((way?.y ?? Infinity) + (way?.height ?? 0));
  // Now it has a request, and could be filed to another.
  await preview.getByRole('button', { name: 'Actions for boat.pdf' }).click();
  await expect(lucia.getByRole('menuitem', { name: 'Move to another request…' })).toBeVisible();
  await lucia.keyboard.press('Escape');
  await undoChange(lucia, 'boat.pdf filed to');
  await preview.getByRole('button', { name: 'Close preview' }).click();
  await expect(lucia.getByRole('list', { name: 'Not filed' })).toContainText('boat.pdf');
});
