import { expect, expectAccessible, phone, test } from '../support/story';

for (const [where, options] of [
  ['at a desk', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', phone],
] as const) {
  test(`only the lead sees who signed in and what was downloaded, ${where}`, async ({ blankPageFor }) => {
    const marcus = await blankPageFor('marcus');
    await marcus.goto('/loans');
    await Promise.all([
      marcus.waitForEvent('download'),
      marcus.getByRole('button', { name: 'Download loans as CSV' }).click(),
    ]);

    const dana = await blankPageFor('dana', options);
    await dana.goto('/settings/company#record');
    await dana.getByRole('link', { name: 'View audit log' }).click();
    await expect(dana).toHaveURL(/\/settings\/company\/record/);
    const downloaded = dana.getByRole('listitem').filter({ hasText: 'downloaded the loans as a spreadsheet' });
    await expect(downloaded.filter({ hasText: 'Marcus' }).first()).toBeVisible();
    await expect(
      dana
        .getByRole('listitem')
        .filter({ hasText: /Dana Whitfield signed in/ })
        .first(),
    ).toBeVisible();
    await expectAccessible(dana);
    await dana.screenshot({ path: test.info().outputPath('record.png') });
    await dana.getByRole('combobox', { name: 'Kind' }).selectOption('Downloads');
    await expect(dana).toHaveURL(/kind=downloads/);
    await expect(dana.getByRole('listitem').filter({ hasText: 'signed in' })).toHaveCount(0);
    const [file] = await Promise.all([
      dana.waitForEvent('download'),
      dana.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('record.csv');

    await marcus.goto('/settings/company');
    await expect(marcus.getByRole('link', { name: 'View audit log' })).toHaveCount(0);
    await marcus.goto('/settings/company/record');
    await expect(marcus.getByText('Couldn’t load the audit log')).toBeVisible();
  });
}
