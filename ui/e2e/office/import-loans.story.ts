import { chooseFile } from '../support/steps';
import { expect, expectAccessible, phone, test } from '../support/story';

for (const [where, options] of [
  ['at a desk', {}],
  ['on a phone', phone],
] as const) {
  test(`a lender previews and imports loans from a spreadsheet, ${where}`, async ({ signedIn }) => {
    const dana = await signedIn('dana', options);
    const prefix = where === 'at a desk' ? 'D' : 'P';
    const row = (at: number) =>
      `${prefix} import ${at},${prefix}X-${at},"$${at}00,000",Ana Pell,ana${at}@people.example`;
    const rows = [1, 2, 3].map(row);
    const file = (name: string, lines: string[]) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(['Loan,Number,Sum asked for,Client,Client email', ...lines].join('\r\n')),
    });
    await dana.goto('/loans');
    await dana.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = dana.getByRole('dialog', { name: 'Import loans' });
    const pick = dialog.getByRole('button', { name: 'Choose a file' });
    await chooseFile(dana, pick, file('loans.csv', [...rows, `,,half a million,,nobody`, row(1)]));
    await expect(dialog.getByRole('button', { name: 'New 3' })).toBeVisible();
    // Its heading isn't recognized, so the amount is unknown until the user matches the column.
    await dialog.getByLabel('Match for “Sum asked for”').selectOption('Amount');
    await expect(dialog.getByText('$100,000').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Left out 2' }).click();
    await expect(dialog.getByText('Amount: Enter an amount in dollars, like 425,000')).toBeVisible();
    await expect(dialog.getByText('Loan number: Row 2 of the file already has this number')).toBeVisible();
    await expectAccessible(dana);
    await dana.screenshot({ path: test.info().outputPath('rows.png') });
    const [download] = await Promise.all([
      dana.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download skipped rows' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('refused-rows.csv');
    await dana.keyboard.press('Escape');
    await dana.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Import 3 loans' }).click();
    const done = dana.getByRole('dialog', { name: 'Loans imported' });
    await expect(done.getByText('3 loans were created, and no one was invited. 2 rows were skipped.')).toBeVisible();
    await done.getByRole('link', { name: 'Show loans' }).click();
    await expect(dana.getByRole('link', { name: `${prefix} import 3` })).toBeVisible();
    // Importing the same file again changes only what differs.
    await dana.getByRole('button', { name: 'Import', exact: true }).click();
    await chooseFile(dana, pick, file('loans.csv', [row(1).replace('100,000', '150,000'), row(2), '"open']));
    await expect(dialog.getByRole('alert')).toContainText('The quotation mark in row 4, column 1, isn’t closed');
    const other = dialog.getByRole('button', { name: 'Choose another file' });
    await chooseFile(dana, other, file('loans.csv', [row(1).replace('100,000', '150,000'), row(2)]));
    await dialog.getByLabel('Match for “Sum asked for”').selectOption('Amount');
    await dialog.getByRole('button', { name: 'Import 1 loan' }).click();
    await expect(done.getByText('One loan was changed.')).toBeVisible();
  });
}
