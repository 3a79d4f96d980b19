import { readFileSync } from 'node:fs';
import { expect, expectAccessible, phone, test } from '../support/story';
import { pdf } from '../support/files';
import { alvarez, chooseFile, openLoan, openRequest } from '../support/steps';

test('documents are combined into one PDF, and later ones are marked as new', async ({ blankPageFor, signedIn }) => {
  test.slow();
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await dana.getByRole('button', { name: 'Combine into one PDF…' }).click();
  const order = dana.getByRole('dialog', { name: /^Combine \d+ files into one PDF$/ });
  const names = order.getByRole('listitem');
  await expect(names.first()).toContainText('driver');
  await order.getByRole('button', { name: 'Move Authorization signed.pdf up' }).click();
  await expect(names.first()).toContainText('Authorization signed.pdf');
  await expect(order.getByRole('button', { name: 'Move Authorization signed.pdf up' })).toBeFocused();
  await names.nth(2).dragTo(names.first());
  await expect(names.first()).toContainText('Pay stubs');
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('order.png') });
  await order.getByRole('button', { name: 'Create PDF' }).click();
  await expect(dana.getByText(/^Creating one PDF from \d+ files\./)).toBeVisible();
  const made = dana.getByRole('region', { name: 'Combined PDFs' });
  // It continues in the background.
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Needs List' }).click();
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await expect(made.getByText(/^\d+ pages, .* Available for one day\.$/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(dana);
  const [file] = await Promise.all([
    dana.waitForEvent('download'),
    made.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Alvarez – purchase, 418 Larkspur Ct package.pdf');
  const bytes = readFileSync(await file.path()).toString('latin1');
  expect(bytes.startsWith('%PDF-')).toBe(true);
  expect(bytes).toContain('/Outlines');
  await file.saveAs(test.info().outputPath('package.pdf'));
  const since = dana.getByRole('status').filter({ hasText: 'since the package of' });
  // A locked document isn't included in any package yet.
  await expect(since).toContainText('1 new since the package of');
  await made.getByText('1 file not included').click();
  await expect(made.getByRole('list', { name: 'Not included in this PDF' })).toContainText('It’s password protected.');

  const lucia = await signedIn('lucia', phone);
  const visa = await openRequest(lucia, /^Work visa/);
  await chooseFile(lucia, visa.getByRole('button', { name: /^Upload/ }).first(), pdf('visa.pdf', 'Work visa'));
  await expect(visa).toContainText('visa.pdf');

  await expect(async () => {
    await dana.reload();
    await expect(since).toContainText('2 new', { timeout: 2_000 });
  }).toPass();
  const row = dana.getByRole('listitem').filter({ hasText: 'visa.pdf' });
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await dana.getByRole('button', { name: 'Select new' }).click();
  await expect(dana.getByRole('checkbox', { name: 'Select visa.pdf' })).toBeChecked();
  await expect(dana.getByText('2 items selected')).toBeVisible();
  for (const [name, width] of [
    ['wide', 1440],
    ['tablet', 1024],
    ['phone', 390],
  ] as const) {
    await dana.setViewportSize({ width, height: 900 });
    await dana.screenshot({ path: test.info().outputPath(`package-${name}.png`) });
  }
  await dana.setViewportSize({ width: 1440, height: 900 });
  await made.getByRole('button', { name: 'Remove' }).click();
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(dana.getByText('PDF removed')).toBeVisible();
  await expect(made).toHaveCount(0);
});
