import { expect, expectAccessible, phone, test } from '../support/story';
import { alvarez, chooseFile, openLoan, openRequest, undoChange } from '../support/steps';
import { pdf } from '../support/files';

test('a deleted document is in the trash, and is restored to its request or permanently deleted', async ({
  blankPageFor,
  signedIn,
}) => {
  const lucia = await signedIn('lucia', phone);
  const request = await openRequest(lucia, /^Letter explaining any employment gap/);
  await chooseFile(lucia, request.getByRole('button', { name: /^Upload/ }), pdf('gap.pdf', 'The gap'));
  const link = request.getByRole('link', { name: 'Preview gap.pdf' });
  await expect(link).toBeVisible();
  await lucia.screenshot({ path: test.info().outputPath('before.png') });

  // A lender has it open when it is deleted.
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await dana
    .getByRole('link', { name: /gap\.pdf/ })
    .first()
    .click();
  await expect(dana.getByRole('heading', { name: 'gap.pdf' })).toBeVisible();
  const remove = async () => {
    await request.getByRole('button', { name: 'Actions for gap.pdf' }).click();
    await lucia.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(link).toBeHidden();
  };
  await remove();
  await expect(dana.getByText('This document was deleted')).toBeVisible();
  await dana.screenshot({ path: test.info().outputPath('deleted-meanwhile.png') });
  await undoChange(lucia, 'File deleted');
  await expect(link).toBeVisible();
  await expect(dana.getByText('This document was deleted')).toBeHidden();
  await dana.getByRole('button', { name: 'Close preview' }).click();

  // She finds it in her trash, and restores it from there.
  await remove();
  await lucia.getByRole('link', { name: 'Recently deleted' }).click();
  const hers = lucia.getByRole('listitem').filter({ hasText: 'gap.pdf' }).filter({ hasText: '30 days left' });
  await expect(hers).toContainText('Letter explaining any employment gap');
  await expect(lucia.getByRole('button', { name: /^Permanently delete/ })).toHaveCount(0);
  await expectAccessible(lucia);
  await lucia.screenshot({ path: test.info().outputPath('phone.png') });
  await lucia.getByRole('button', { name: 'Restore gap.pdf' }).click();
  await expect(lucia.getByText(/gap\.pdf restored to “Letter explaining any employment gap.*”/)).toBeVisible();
  await expect(lucia.getByText('The trash is empty')).toBeVisible();
  await undoChange(lucia, 'restored to');
  await expect(hers).toBeVisible();

  // The lender deletes it permanently.
  await dana.getByRole('link', { name: 'Trash' }).click();
  await expect(dana.getByRole('heading', { name: 'Trash' })).toBeVisible();
  await expect(dana.getByText(/by Lucia Alvarez/)).toBeVisible();
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('trash.png') });
  await dana.getByRole('button', { name: 'Permanently delete gap.pdf' }).click();
  await expect(dana.getByRole('alertdialog')).toContainText('This can’t be undone');
  await dana.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dana.getByText('gap.pdf permanently deleted')).toBeVisible();
  await expect(dana.getByText('The trash is empty')).toBeVisible();
  await expect(lucia.getByText('The trash is empty')).toBeVisible();
});
