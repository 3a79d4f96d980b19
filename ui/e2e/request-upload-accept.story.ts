import { expect, phone, test } from './support/story';
import { pdf, programFile } from './support/files';
import { addElement, alvarez, chooseFile, findRow, openNeedsList, openRequest, row } from './support/steps';

test('a lender requests a document, a borrower uploads it on a phone, and the lender accepts it', async ({
  blankPageFor,
  server,
}) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add Folder', 'Boat');
  await addElement(dana, 'Add File Request', 'Boat registration', 'Boat');
  await dana.getByRole('button', { name: /^Priority of Boat registration/ }).click();
  await dana.getByRole('menuitemradio', { name: 'High' }).click();
  await expect(dana.getByRole('button', { name: 'Priority of Boat registration: High' })).toBeVisible();

  const lucia = await blankPageFor('lucia', phone);
  await lucia.goto('/portal');
  const card = await openRequest(lucia, 'Boat registration');
  const upload = card.getByRole('button', { name: 'Upload Boat registration' });
  await chooseFile(lucia, upload, programFile);
  await expect(lucia.getByText(/^File type must be /)).toBeVisible();
  await chooseFile(lucia, upload, pdf('registration.pdf', 'Boat registration'));
  await expect(card.getByRole('button', { name: /^Add a/ })).toBeVisible();

  await expect(row(dana, 'Boat registration')).toContainText('registration.pdf');
  await row(dana, 'Boat registration').hover();
  await dana.getByRole('button', { name: 'Preview Boat registration' }).click();
  const preview = dana.getByRole('dialog', { name: /registration\.pdf/ });
  await expect(preview.locator('canvas').first()).toBeVisible();
  await expect(dana).toHaveURL(/documentPreviewId=/);
  await preview.getByRole('button', { name: /^Accept/ }).click();
  await dana.getByRole('button', { name: 'Close preview' }).click();
  await expect(row(dana, 'Boat registration')).toContainText('Accepted');
  await expect(card.getByRole('button', { name: /^Add a/ })).toBeHidden();

  await server.stop();
  await server.start();
  await dana.reload();
  await findRow(dana, 'Boat registration');
  await expect(row(dana, 'Boat registration')).toContainText('Accepted');
});

test('a rejected document shows its reason and a button to upload again', async ({ blankPageFor, signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', 'Dock lease');

  const card = await openRequest(lucia, 'Dock lease');
  await chooseFile(lucia, card.getByRole('button', { name: 'Upload Dock lease' }), pdf('lease.pdf', 'Page one'));
  await dana.getByRole('button', { name: 'Reject Dock lease' }).click();
  const dialog = dana.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Choose a reason, so the borrower knows what to change')).toBeVisible();
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Note to the borrower').fill('Page two is missing.');
  await dialog.getByRole('button', { name: 'Reject' }).click();

  await expect(lucia.getByText('Page two is missing.')).toBeVisible();
  await expect(lucia.getByRole('button', { name: 'Upload Dock lease' })).toBeVisible();
});
