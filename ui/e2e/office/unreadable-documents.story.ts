import { join } from 'node:path';
import { expect, expectAccessible, phone } from '../support/story';
import { test } from '../support/text-extraction';
import { alvarez } from '../support/steps';

const locked = join(import.meta.dirname, '../../../shared-rules/fixtures/pdf/aes-256-r6.pdf');

test('lists an unreadable upload for the lead lender, who has it read again', async ({ blankPageFor, signedIn }) => {
  test.slow();
  const dana = await blankPageFor('dana');
  await dana.goto('/settings/company');
  await dana.getByRole('region', { name: 'Unreadable documents' }).getByRole('link').click();
  await expect(dana).toHaveURL(/\/settings\/company\/unreadable/);
  await expect(dana.getByRole('heading', { level: 1, name: 'Unreadable documents' })).toBeVisible();

  const lucia = await signedIn('lucia', phone);
  const [opened] = await Promise.all([
    lucia.waitForEvent('filechooser'),
    lucia.getByRole('button', { name: 'Upload files' }).click(),
  ]);
  await opened.setFiles([locked]);
  await lucia.getByRole('dialog').getByRole('button', { name: 'Upload as it is' }).click();
  await expect(lucia.getByRole('link', { name: 'Preview aes-256-r6.pdf' })).toBeVisible();

  // The toasts have a separate list.
  const list = dana.getByRole('list', { name: 'Unreadable documents' });
  const row = list.getByRole('listitem').filter({ hasText: 'aes-256-r6.pdf' });
  await expect(async () => {
    await dana.reload();
    await expect(row).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(row).toContainText('It’s password protected.');
  await expect(row).toContainText(alvarez);
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('unreadable.png') });

  await dana.goto('/');
  const lead = dana.getByRole('link', { name: /^\d+ files? can’t be read$/ });
  await expect(lead).toBeVisible();
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('home.png') });
  await dana.setViewportSize({ width: 390, height: 844 });
  await dana.screenshot({ path: test.info().outputPath('home-phone.png') });
  await dana.setViewportSize({ width: 1440, height: 900 });
  await lead.click();
  await expect(dana).toHaveURL(/\/settings\/company\/unreadable/);

  await row.getByRole('button', { name: 'Try again: aes-256-r6.pdf' }).click();
  await expect(dana.getByText(/Reading “aes-256-r6\.pdf” again\./)).toBeVisible();
  // It is still locked, so it reappears by itself.
  await expect(row).toBeVisible({ timeout: 60_000 });
  await dana.setViewportSize({ width: 390, height: 844 });
  await dana.screenshot({ path: test.info().outputPath('unreadable-phone.png') });
  await dana.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('link', { name: 'aes-256-r6.pdf' }).click();
  await expect(dana.getByRole('dialog', { name: /aes-256-r6\.pdf/ })).toBeVisible();

  const marcus = await blankPageFor('marcus');
  await marcus.goto('/');
  await expect(marcus.getByRole('region', { name: 'Pipeline' })).toBeVisible();
  await expect(marcus.getByRole('region', { name: 'Expiring soon' })).toBeVisible();
  await expect(marcus.getByRole('link', { name: /can’t be read/ })).toHaveCount(0);
  await marcus.goto('/settings/company');
  await expect(marcus.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(marcus.getByRole('region', { name: 'Unreadable documents' })).toHaveCount(0);
  await marcus.goto('/settings/company/unreadable');
  await expect(marcus.getByText('Couldn’t load documents')).toBeVisible();
});
