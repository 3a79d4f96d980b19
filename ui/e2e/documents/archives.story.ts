import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from '../support/story';
import { type StoryFile, pdf, zip, zipHolding } from '../support/files';
import { alvarez, chooseFile, findRow, openNeedsList, openRequest, row, undoChange } from '../support/steps';

const w2 = 'W-2 forms, last two years';
const gift = 'Gift letter and proof of transfer';

/** Chooses a file for the shoebox of the portal. */
const hand = (page: Page, file: StoryFile) =>
  chooseFile(page, page.getByRole('button', { name: 'Upload files' }), file);

const line = (dialog: Locator, name: string) => dialog.getByRole('listitem').filter({ hasText: name });
const place = (dialog: Locator, name: string) => dialog.getByRole('combobox', { name: `Destination of ${name}` });
const chosen = (select: Locator) => select.evaluate((node: HTMLSelectElement) => node.selectedOptions[0]?.text);

/** Selects a file's request with the keyboard. */
async function put(select: Locator, label: string): Promise<void> {
  await select.focus();
  await select.selectOption({ label });
}

const content = (words: string) => pdf('x.pdf', words).buffer;

test('a borrower reviews a zip on the phone, and each file lands at its request', async ({
  blankPageFor,
  signedIn,
}) => {
  const lucia = await signedIn('lucia', phone);
  const inner = zipHolding('scans.zip', [{ path: 'gift letter.pdf', content: content('Gift') }]);
  await hand(
    lucia,
    zipHolding('papers.zip', [
      { path: 'Income/W2 2024.pdf', content: content('W-2 of 2024') },
      { path: 'Income/W2 2025.pdf', content: content('W-2 of 2025, zipped') },
      { path: 'IMG_4711.pdf', content: content('A photo') },
      { path: 'setup.exe', content: 'MZ' },
      { path: 'scans.zip', content: inner.buffer },
    ]),
  );
  const dialog = lucia.getByRole('dialog', { name: 'Contents of “papers.zip”' });
  await expect(dialog).toContainText('Nothing has been sent yet');
  await expect(dialog.getByRole('button', { name: 'Send 4 files' })).toBeFocused();
  await expect(line(dialog, 'setup.exe')).toContainText('File type must be');
  await expect(dialog.getByRole('checkbox', { name: 'Send setup.exe' })).toBeDisabled();
  expect(await chosen(place(dialog, 'W2 2024.pdf'))).toBe(w2);
  expect(await chosen(place(dialog, 'IMG_4711.pdf'))).toBe('No request: my lender will sort it');
  await expectAccessible(lucia);

  await dialog.getByRole('button', { name: 'Look inside scans.zip' }).click();
  expect(await chosen(place(dialog, 'gift letter.pdf'))).toBe(gift);
  await dialog.getByRole('checkbox', { name: 'Send W2 2024.pdf' }).click();
  await expect(dialog).toContainText('3 of 5 files, 2 requests, 1 for your lender to sort');
  await lucia.screenshot({ path: test.info().outputPath('phone.png') });

  // Escape doesn't lose changes.
  await lucia.keyboard.press('Escape');
  await lucia.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Send 3 files' }).click();
  await expect(dialog).toBeHidden();
  await expect(lucia.getByText('Uploading 3 files: 2 to 2 requests, 1 without a request')).toBeVisible();
  // A row expands during an upload for it, and collapses in place afterwards.
  await expect(async () => {
    await expect(await openRequest(lucia, gift)).toContainText('gift letter.pdf', { timeout: 2_000 });
  }).toPass();

  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await findRow(dana, gift);
  await expect(row(dana, gift)).toContainText('gift letter.pdf');
  await undoChange(lucia, 'Uploading 3 files');
  await expect(row(dana, gift)).not.toContainText('gift letter.pdf');
});

test('a locked zip lists its names first, and asks again where the password changes', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const japanese = Uint8Array.of(0x8b, 0xe2, 0x8d, 0x73, 0x2e, 0x70, 0x64, 0x66);
  await hand(
    lucia,
    zipHolding('locked.zip', [
      { path: japanese, content: content('Bank'), password: 'one' },
      { path: 'second.pdf', content: content('Locked another way'), password: 'two' },
    ]),
  );
  const dialog = lucia.getByRole('dialog', { name: 'Contents of “locked.zip”' });
  await expect(line(dialog, '銀行.pdf')).toBeVisible();
  const field = dialog.getByLabel('Password for “locked.zip”', { exact: true });
  await expect(field).toBeFocused();
  await field.fill('wrong');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Password incorrect');
  await expect(field).toHaveValue('wrong');
  await expectAccessible(lucia);
  await field.fill('one');
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Send 2 files' })).toBeFocused();
  await lucia.keyboard.press('Enter');
  const other = dialog.getByLabel('Password for “second.pdf”', { exact: true });
  await other.fill('two');
  await other.press('Enter');
  await expect(other).toBeHidden();
  await dialog.getByRole('button', { name: 'Send 2 files' }).click();
  await expect(lucia.getByRole('link', { name: 'Preview 銀行.pdf' })).toBeVisible();
  await expect(lucia.getByRole('link', { name: 'Preview second.pdf' })).toBeVisible();
});

test('a zip with one file needs no window; one that can’t be opened is uploaded as is, with a notice', async ({
  signedIn,
}) => {
  const lucia = await signedIn('lucia', phone);
  await hand(lucia, zipHolding('one.zip', [{ path: 'deed.pdf', content: content('Deed') }]));
  await expect(lucia.getByRole('link', { name: 'Preview deed.pdf' })).toBeVisible();
  const whole = zipHolding('broken.zip', [{ path: 'a.pdf', content: content('cut') }]);
  await hand(lucia, { ...whole, buffer: whole.buffer.subarray(0, 60) });
  const said = lucia.getByRole('listitem').filter({ hasText: 'Failed to extract broken.zip will be uploaded as zip.' });
  await expect(said).toContainText('It can’t be read and may be damaged. To send its files individually, unzip it');
  await expect(lucia.getByRole('list', { name: 'Not filed' })).toContainText('broken.zip');
  await expect(lucia.getByRole('dialog')).toHaveCount(0);
});

test('an unsafe zip is explained before it is uploaded as is', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const evil = zipHolding('boat.zip', [
    { path: 'W2 2024.pdf', content: content('W-2') },
    { path: '../../evil.pdf', content: content('elsewhere') },
  ]);
  await hand(lucia, evil);
  const dialog = lucia.getByRole('dialog', { name: '“boat.zip” wasn’t opened' });
  await expect(dialog).toContainText('will be uploaded as is. It contains a file with an unsafe name');
  await expect(dialog).toContainText('To send its files individually, unzip it on your device');
  await expectAccessible(lucia);
  await lucia.screenshot({ path: test.info().outputPath('unsafe.png') });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(lucia.getByText('boat.zip', { exact: true })).toHaveCount(0);

  await hand(lucia, evil);
  await dialog.getByRole('button', { name: 'Send 1 file' }).click();
  await expect(lucia.getByText('Failed to extract boat.zip will be uploaded as zip.')).toBeVisible();
  await expect(lucia.getByRole('link', { name: 'Preview boat.zip' })).toBeVisible();

  // A nested archive is explained when it is opened.
  const inner = zipHolding('inner.zip', [{ path: '/etc/passwd.txt', content: 'x' }]);
  await hand(lucia, zipHolding('outer.zip', [{ path: 'inner.zip', content: inner.buffer }]));
  const outer = lucia.getByRole('dialog', { name: 'Contents of “outer.zip”' });
  await outer.getByRole('button', { name: 'Look inside inner.zip' }).click();
  await expect(outer.getByRole('alert')).toContainText(
    '“inner.zip” will be sent as is. It contains a file with an unsafe name',
  );
});

test('ten thousand files are listed without rendering them all', async ({ signedIn }) => {
  test.setTimeout(120_000);
  const lucia = await signedIn('lucia');
  const many = zip('all.zip', 10_000);
  await hand(lucia, many);
  const dialog = lucia.getByRole('dialog', { name: 'Contents of “all.zip”' });
  await expect(dialog).toContainText('10000 files, 2 requests, 9998 for your lender to sort', { timeout: 30_000 });
  expect(await dialog.getByRole('listitem').count()).toBeLessThan(60);
  // However far the list is scrolled, few rows are rendered at a time.
  const most = await dialog.getByRole('group', { name: 'Files' }).evaluate(async (box) => {
    let drawn = 0;
    for (let n = 0; n < 60; n++) {
      box.scrollTop += 400;
      await new Promise((frame) => requestAnimationFrame(frame));
      drawn = Math.max(drawn, box.querySelectorAll('li').length);
    }
    return drawn;
  });
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(60);
  await dialog.getByRole('group', { name: 'Files' }).evaluate((box) => (box.scrollTop = 0));
  await dialog.getByRole('checkbox', { name: 'Send all of all.zip' }).click();
  await expect(dialog.getByRole('button', { name: 'Send 0 files' })).toBeDisabled();
});

test('a lender files a zip by name and by dragging, while a request is deleted', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana', { viewport: { width: 1440, height: 900 } });
  await openNeedsList(dana, alvarez);
  await findRow(dana, gift);
  const file = zipHolding('from the bank.zip', [
    { path: 'Lucia/W2 2024.pdf', content: content('by Dana 1') },
    { path: 'Lucia/letter.pdf', content: content('by Dana 2') },
    { path: `${'n'.repeat(300)}.pdf`, content: content('long') },
    { path: 'in\u202efdp.pdf', content: content('turned') },
  ]);
  const chooser = dana.waitForEvent('filechooser');
  await row(dana, gift).hover();
  await row(dana, gift)
    .getByRole('button', { name: /^Upload/ })
    .click();
  await (await chooser).setFiles(file);
  const dialog = dana.getByRole('dialog', { name: 'Contents of “from the bank.zip”' });
  await expect(dialog).toContainText('2 of 4 files, 1 request');
  await expect(dialog).toContainText('2 files can’t be uploaded');
  expect(await chosen(place(dialog, 'from the bank.zip'))).toBe(gift);
  await expectAccessible(dana);
  await dialog.getByRole('radio', { name: 'Match each by name' }).click();
  expect(await chosen(place(dialog, 'W2 2024.pdf'))).toBe(w2);
  const requests = dialog.getByRole('list', { name: 'Requests' });
  const bill = requests.getByRole('listitem').filter({ hasText: 'Property tax bill' });
  await dialog.getByText('Lucia', { exact: true }).dragTo(bill);
  await expect(bill).toContainText('2 files');
  await put(place(dialog, 'W2 2024.pdf'), w2);
  await expect(dialog).toContainText('2 of 4 files, 2 requests');
  await dana.screenshot({ path: test.info().outputPath('wide.png') });
  await dana.setViewportSize({ width: 1024, height: 768 });
  await dana.screenshot({ path: test.info().outputPath('middle.png') });

  // Another lender deletes the request meanwhile.
  const marcus = await blankPageFor('marcus');
  await openNeedsList(marcus, alvarez);
  await findRow(marcus, 'Property tax bill');
  await row(marcus, 'Property tax bill').hover();
  await row(marcus, 'Property tax bill').getByRole('button', { name: 'Actions for Property tax bill' }).click();
  await marcus.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog.getByText(/“Property tax bill” no longer takes files/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 2 files' }).click();
  await expect(dana.getByText(`Uploading 2 files: 1 to “${w2}”, 1 without a request`)).toBeVisible();
  await expect(dialog).toBeHidden();
});
