import { join } from 'node:path';
import { expect, expectAccessible, phone } from '../support/story';
import { type StoryFile, pdf } from '../support/files';
import { test } from '../support/text-extraction';
import { alvarez, openLoan } from '../support/steps';

const locked = join(import.meta.dirname, '../../../shared-rules/fixtures/pdf/aes-256-r6.pdf');

test('a lender finds a document by its text and sees what can’t be searched', async ({ blankPageFor, signedIn }) => {
  test.slow();
  const lucia = await signedIn('lucia', phone);
  const send = async (file: string | StoryFile) => {
    const [opened] = await Promise.all([
      lucia.waitForEvent('filechooser'),
      lucia.getByRole('button', { name: 'Upload files' }).click(),
    ]);
    await opened.setFiles(file);
  };
  await send(pdf('Insurance.pdf', 'Homeowners premium 1842'));
  await expect(lucia.getByRole('link', { name: 'Preview Insurance.pdf' })).toBeVisible();
  await send(locked);
  await lucia.getByRole('dialog').getByRole('button', { name: 'Upload as it is' }).click();
  await expect(lucia.getByRole('link', { name: 'Preview aes-256-r6.pdf' })).toBeVisible();

  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  const field = dana.getByRole('searchbox', { name: 'Find in documents' });
  await field.fill('PREMIUM homeowners');
  const found = dana.getByRole('list', { name: 'Documents with these words' }).getByRole('listitem');
  await expect(found).toHaveCount(1, { timeout: 60_000 });
  await expect(found).toHaveText('Insurance.pdfHomeowners premium 1842');
  await expect(dana.getByRole('status').filter({ hasText: /^1 file$/ })).toBeVisible({ timeout: 60_000 });
  await dana.getByText(/files? can’t be searched/).click();
  const unreadable = dana.getByRole('list', { name: 'Documents that can’t be searched' });
  await expect(unreadable.getByRole('listitem').filter({ hasText: 'aes-256-r6.pdf' })).toContainText(
    'It’s password protected.',
  );
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('found.png') });
  await dana.setViewportSize({ width: 390, height: 844 });
  await dana.screenshot({ path: test.info().outputPath('found-phone.png') });
  await dana.setViewportSize({ width: 1440, height: 900 });

  await found.getByRole('link', { name: 'Insurance.pdf' }).click();
  const preview = dana.getByRole('dialog', { name: /Insurance\.pdf/ });
  await expect(preview.getByRole('searchbox', { name: 'Find in this document' })).toHaveValue('premium');
  await expect(preview.getByText('1 of 1')).toBeVisible();
  await preview.getByRole('button', { name: 'Close preview' }).click();
  await expect(dana).not.toHaveURL(/documentFind/);

  await field.fill('no such words here');
  await expect(dana.getByText('No documents contain these words.')).toBeVisible();
});
