import { readFileSync } from 'node:fs';
import { chooseFile } from '../support/steps';
import { expect, expectAccessible, phone, test } from '../support/story';

const csv = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

for (const [where, options, mark] of [
  ['at a desk', {}, 'd'],
  ['on a phone', phone, 'p'],
] as const) {
  test(`colleagues are imported from a spreadsheet while another user watches, ${where}`, async ({
    blankPageFor,
    signedIn,
  }) => {
    const dana = await signedIn('dana', options);
    const marcus = await blankPageFor('marcus');
    await marcus.goto('/settings/company');
    await dana.goto('/settings/company');
    await dana.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = dana.getByRole('dialog', { name: 'Import employees' });
    const rows = [
      'First name,Last name,Work email,Role,Job',
      `Nora,Import ${mark},nora.${mark}@harborpine.example,Manager,Branch manager`,
      `Omar,Import ${mark},omar.${mark}@harborpine.example,,`,
      'Tom,Guthrie,tom@harborpine.example,,Closer',
      `Pia,Import ${mark},pia.${mark}@harborpine.example,Boss,`,
    ];
    await chooseFile(dana, dialog.getByRole('button', { name: 'Choose a file' }), csv('colleagues.csv', rows));
    await expect(dialog.getByRole('button', { name: 'New 2' })).toBeVisible();
    await expect(dialog.getByText('Role: “Boss” isn’t a company role.')).toBeVisible();
    await expect(dialog.getByText('people who have joined manage their own profile')).toBeVisible();
    await expectAccessible(dana);
    await dana.screenshot({ path: test.info().outputPath('rows.png') });
    await dialog.getByRole('button', { name: 'Import 2 employees' }).dblclick();
    const done = dana.getByRole('dialog', { name: 'Employees imported' });
    await expect(done.getByText('2 employees were added. One row was skipped.')).toBeVisible();
    await expect(marcus.getByText(`nora.${mark}@harborpine.example`)).toBeVisible();
    await done.getByRole('button', { name: 'Close' }).first().click();
    await expect(dana.getByLabel(`Role of Omar Import ${mark}`)).toHaveValue('LENDER');
    // The exported file can be imported unchanged.
    const [download] = await Promise.all([
      dana.waitForEvent('download'),
      dana.getByRole('button', { name: 'Download employees as CSV' }).click(),
    ]);
    await dana.getByRole('button', { name: 'Import', exact: true }).click();
    const [chooser] = await Promise.all([
      dana.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    await chooser.setFiles({
      name: 'employees.csv',
      mimeType: 'text/csv',
      buffer: readFileSync(await download.path()),
    });
    await expect(dialog.getByRole('button', { name: 'New 0' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Left out 0' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  });

  test(`borrowers and contacts are imported to a loan from a spreadsheet, ${where}`, async ({ blankPageFor }) => {
    const dana = await blankPageFor('dana', options);
    await dana.goto('/contacts');
    await dana.getByRole('button', { name: 'Import', exact: true }).click();
    await dana.getByRole('combobox', { name: 'Loan' }).fill('Kestrel');
    await dana.getByRole('option', { name: /Kestrel/ }).click();
    const dialog = dana.getByRole('dialog', { name: 'Import people' });
    const rows = [
      'Name,Email,Role,Company',
      `Uma Import,uma.${mark}@people.example,Borrower,`,
      `Vic Import,vic.${mark}@people.example,,Vic & Sons`,
      'Marcus Bell,marcus@harborpine.example,Borrower,',
    ];
    await chooseFile(dana, dialog.getByRole('button', { name: 'Choose a file' }), csv('people.csv', rows));
    await expect(dialog.getByText('Template is required').first()).toBeVisible();
    await dialog.getByLabel('Borrowers’ needs list').selectOption({ index: 1 });
    await expect(dialog.getByRole('button', { name: 'New 2' })).toBeVisible();
    await expectAccessible(dana);
    await dana.screenshot({ path: test.info().outputPath('people.png') });
    await dialog.getByRole('button', { name: 'Import 2 people' }).click();
    const done = dana.getByRole('dialog', { name: 'People imported' });
    await expect(done.getByText('2 people were added to the loan')).toBeVisible();
    await done.getByRole('button', { name: 'Close' }).first().click();
    await dana.getByRole('searchbox').first().fill(`vic.${mark}@`);
    await expect(dana.getByText('Vic Import').first()).toBeVisible();
  });
}
