import { expect, phone, test } from '../support/story';
import { pdfBook } from '../support/files';
import { chooseFile, openRequest, undoChange } from '../support/steps';

test('undoing a new version restores its verdict, and the notification mentions the marks', async ({
  blankPageFor,
}) => {
  test.slow();
  const lucia = await blankPageFor('lucia', phone);
  await lucia.goto('/portal');
  const card = await openRequest(lucia, 'Property tax bill');
  await chooseFile(lucia, card.getByRole('button', { name: /^Upload/ }), pdfBook('tax-bill.pdf', ['Tax bill']));
  await expect(card).toContainText('In review');
  const link = card.getByRole('link', { name: /tax-bill\.pdf/ });
  const id = new URL((await link.getAttribute('href')) ?? '', lucia.url()).searchParams.get('documentPreviewId');

  const dana = await blankPageFor('dana', { viewport: { width: 1440, height: 900 } });
  await dana.goto(`/?documentPreviewId=${id ?? ''}`);
  const shown = dana.getByRole('dialog', { name: 'tax-bill.pdf' });
  await expect(shown.getByText('Tax bill', { exact: true }).first()).toBeAttached();
  await dana.keyboard.press('m');
  await shown.getByRole('button', { name: 'Add a box' }).click();
  await expect(shown.getByRole('button', { name: /^Mark 1 of/ })).toBeFocused();
  await dana.keyboard.press('Enter');
  await dana.keyboard.type('Blurred');
  await shown.getByRole('button', { name: 'Done' }).click();
  await shown.getByRole('button', { name: /^Reject/ }).click();
  const dialog = dana.getByRole('dialog', { name: /^Reject/ });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toHaveCount(0);

  const places = card.getByRole('list', { name: 'Marked areas' });
  await expect(places).toContainText('Blurred');
  await lucia.getByRole('button', { name: /^Notifications/ }).click();
  const notices = lucia.getByRole('dialog', { name: 'Notifications' });
  await expect(notices.getByText(/1 place is marked on the pages/)).toBeVisible({ timeout: 30_000 });
  await lucia.screenshot({ path: test.info().outputPath('notice.png') });
  await lucia.keyboard.press('Escape');
  await expect(notices).toBeHidden();

  await card.getByRole('button', { name: 'Actions for tax-bill.pdf' }).click();
  const newer = pdfBook('tax-bill.pdf', ['Tax bill', 'Second half']);
  await chooseFile(lucia, lucia.getByRole('menuitem', { name: 'Upload new version' }), newer);
  await expect(card).toContainText('In review');
  await expect(places).toHaveCount(0);
  await undoChange(lucia, 'Uploaded as version 2');
  await expect(places).toContainText('Blurred');
  await lucia.screenshot({ path: test.info().outputPath('undone.png') });
});
