import { join } from 'node:path';
import { expect, expectAccessible, phone, test } from '../support/story';
import { alvarez, openLoan } from '../support/steps';

const locked = join(import.meta.dirname, '../../../shared-rules/fixtures/pdf/aes-256-r6.pdf');

test('a lender removes the password of a stored PDF, and restores the original', async ({ blankPageFor, signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const [chooser] = await Promise.all([
    lucia.waitForEvent('filechooser'),
    lucia.getByRole('button', { name: 'Upload files' }).click(),
  ]);
  await chooser.setFiles(locked);
  await lucia.getByRole('dialog').getByRole('button', { name: 'Upload as it is' }).click();
  const link = lucia.getByRole('link', { name: 'Preview aes-256-r6.pdf' });
  await expect(link).toBeVisible();

  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await dana.getByRole('navigation', { name: 'Documents not filed' }).getByRole('link', { name: /Lucia/ }).click();
  await dana.getByRole('link', { name: 'Preview aes-256-r6.pdf' }).click();
  const field = dana.getByLabel('PDF password');
  await field.fill('guess');
  await dana.getByRole('button', { name: 'Remove password' }).click();
  await expect(dana.getByRole('listitem').filter({ hasText: 'Password incorrect' })).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('wrong.png') });
  await field.fill('secret');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await dana.getByRole('button', { name: 'Remove password' }).click();
  await expect(dana.getByText('Password removed from aes-256-r6.pdf')).toBeVisible();
  await expect(field).toBeHidden();

  await link.click();
  await expect(lucia.getByRole('heading', { name: 'aes-256-r6.pdf' })).toBeVisible();
  await expect(lucia.getByLabel('PDF password')).toHaveCount(0);

  await dana.getByRole('button', { name: 'Restore original' }).click();
  await expect(dana.getByText('Restored the original aes-256-r6.pdf with its password')).toBeVisible();
  await expect(field).toBeVisible();

  // Undo is also possible later.
  await field.fill('secret');
  await dana.getByRole('button', { name: 'Remove password' }).click();
  await expect(field).toBeHidden();
  await dana.getByRole('button', { name: 'Actions for aes-256-r6.pdf' }).last().click();
  await dana.screenshot({ path: test.info().outputPath('menu.png') });
  await dana.getByRole('menuitem', { name: 'Versions' }).click();
  await dana.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(field).toBeVisible();
});
