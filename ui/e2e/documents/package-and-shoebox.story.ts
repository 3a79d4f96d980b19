import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, phone, test } from '../support/story';
import { pdf } from '../support/files';
import { alvarez, chooseFile, openLoan, openRequest, undoChange } from '../support/steps';

/** Asserts a touch target that is 44 px high. */
async function expectRoomForFinger(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const met = await link.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reaches = (step: number) => {
      let at = 0;
      while (document.elementFromPoint(x, y + at)?.closest('a') === node) at += step;
      return Math.abs(at);
    };
    return reaches(-1) + reaches(1);
  });
  expect(met).toBeGreaterThanOrEqual(44);
}

test('the package of a loan is viewed, selected, filtered and downloaded', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await expect(dana.getByRole('heading', { name: '02 Income — employed' })).toBeVisible();
  await expectAccessible(dana);

  await dana.getByRole('link', { name: 'Preview W-2 2025.pdf' }).click();
  await expect(
    dana
      .getByRole('dialog', { name: /W-2 2025\.pdf/ })
      .locator('canvas')
      .first(),
  ).toBeVisible();
  await expect(dana).toHaveURL(/documentPreviewId=/);
  await dana.getByRole('button', { name: 'Close preview' }).click();

  await dana.getByRole('checkbox', { name: 'Select everything in 02 Income — employed' }).click();
  await dana.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dana.getByRole('button', { name: 'Copy links' }).click();
  expect(await dana.evaluate(() => navigator.clipboard.readText())).toContain('W-2 2025.pdf: http');
  const [archive] = await Promise.all([
    dana.waitForEvent('download'),
    dana.getByRole('button', { name: /^Download \d items$/ }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe('Alvarez – purchase, 418 Larkspur Ct package.zip');
  const bytes = readFileSync(await archive.path()).toString('latin1');
  expect(bytes.startsWith('PK')).toBe(true);
  for (const name of ['manifest.csv', 'W-2 2025.pdf']) expect(bytes).toContain(name);
  expect(bytes).not.toContain('Authorization signed.pdf');

  await dana.getByRole('checkbox', { name: 'Accepted only' }).click();
  await expect(dana).toHaveURL(/acceptedOnly=true/);
  await expect(dana.getByRole('link', { name: 'Preview W-2 2025.pdf' })).toHaveCount(0);
  await dana.reload();
  await expect(dana.getByRole('checkbox', { name: 'Accepted only' })).toBeChecked();
});

test('a failed download shows a message, and another one starts', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  const all = dana.getByRole('button', { name: 'Download all' });
  const away = { message: 'The place where documents are kept doesn’t answer at the moment.' };
  await dana.route('**/package/tickets', (route) => route.fulfill({ status: 503, json: away }));
  await all.click();
  await expect(dana.getByText(away.message)).toBeVisible();
  await dana.unroute('**/package/tickets');
  const [archive] = await Promise.all([dana.waitForEvent('download'), all.click()]);
  expect(archive.url()).toContain('/package/download?ticket=');
  await expect(dana.getByText(/^Downloading \d+ files\. Your browser shows the progress\.$/)).toBeVisible();
  expect(readFileSync(await archive.path()).toString('latin1')).toContain('manifest.csv');
});

test('a borrower’s unfiled documents are filed by the lender, by dragging or keyboard', async ({
  blankPageFor,
  signedIn,
}) => {
  const lucia = await signedIn('lucia', phone);
  for (const name of ['boat.pdf', 'trailer.pdf']) {
    await chooseFile(lucia, lucia.getByRole('button', { name: 'Upload files' }), pdf(name, name));
    await expect(lucia.getByRole('link', { name: `Preview ${name}` })).toBeVisible();
  }
  await expectRoomForFinger(lucia.getByRole('link', { name: 'Preview boat.pdf' }));
  const visa = await openRequest(lucia, /^Work visa/);

  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await dana.getByRole('navigation', { name: 'Documents not filed' }).getByRole('link', { name: /Lucia/ }).click();
  await expect(dana).toHaveURL(/\/shoebox\/.*loanId=/);
  await expect(dana.getByRole('heading', { name: 'Documents of Lucia Alvarez' })).toBeVisible();
  await expectAccessible(dana);
  const requests = dana.getByRole('list', { name: 'Requests' });
  const waiting = dana.getByRole('list', { name: 'Not filed' });
  await waiting
    .getByRole('listitem')
    .filter({ hasText: 'boat.pdf' })
    .dragTo(requests.getByRole('listitem').filter({ hasText: 'Work visa' }));
  await expect(dana.getByText('boat.pdf filed to “Work visa or permanent resident card”')).toBeVisible();
  await expect(waiting.getByText('boat.pdf')).toHaveCount(0);
  await expect(visa).toContainText('boat.pdf');

  await undoChange(dana, 'boat.pdf filed to');
  await expect(waiting.getByText('boat.pdf')).toBeVisible();
  await expect(visa).not.toContainText('boat.pdf');

  await dana.getByRole('button', { name: 'File trailer.pdf to a request' }).press('Enter');
  const dialog = dana.getByRole('dialog', { name: 'File “trailer.pdf”' });
  await dana.keyboard.type('work visa');
  await expectAccessible(dana);
  await dana.keyboard.press('Tab');
  await dana.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(visa).toContainText('trailer.pdf');
});

test('a borrower’s unfiled documents are filed by name after a check', async ({ blankPageFor, signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  for (const name of ['W2_2024_Alvarez.pdf', 'gift-letter.pdf', 'IMG_4711.pdf']) {
    await chooseFile(lucia, lucia.getByRole('button', { name: 'Upload files' }), pdf(name, name));
    await expect(lucia.getByRole('link', { name: `Preview ${name}` })).toBeVisible();
  }
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await dana.getByRole('navigation', { name: 'Documents not filed' }).getByRole('link', { name: /Lucia/ }).click();
  const waiting = dana.getByRole('list', { name: 'Not filed' });
  await expect(waiting.getByText('IMG_4711.pdf')).toBeVisible();

  await dana.getByRole('button', { name: 'File by name' }).click();
  const dialog = dana.getByRole('dialog', { name: 'File by name' });
  const line = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(line('W2_2024')).toContainText('W-2 forms, last two years');
  await expect(line('gift-letter')).toContainText('Matching words: gift, letter');
  await expect(line('IMG_4711')).toContainText('No request matches its name');
  await expect(dialog.getByRole('checkbox', { name: 'File IMG_4711.pdf' })).toBeDisabled();
  await expectAccessible(dana);

  await line('IMG_4711')
    .getByRole('button', { name: /^Choose a request/ })
    .click();
  await dana.keyboard.type('work visa');
  await dana.keyboard.press('Tab');
  await dana.keyboard.press('Enter');
  await expect(line('IMG_4711')).toContainText('Work visa');
  await dana.keyboard.press('Escape');
  await dana.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(line('IMG_4711')).toContainText('Work visa');
  await dialog.getByRole('checkbox', { name: 'File gift-letter.pdf' }).click();
  await dialog.getByRole('button', { name: 'File 2 documents' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(waiting.getByText('IMG_4711.pdf')).toHaveCount(0);
  await expect(waiting.getByText('W2_2024_Alvarez.pdf')).toHaveCount(0);
  await expect(waiting.getByText('gift-letter.pdf')).toBeVisible();
  const hers = lucia.getByRole('list', { name: 'Not filed' });
  await expect(hers.getByText('W2_2024_Alvarez.pdf')).toHaveCount(0);
  await expect(hers.getByText('gift-letter.pdf')).toBeVisible();

  await undoChange(dana, '2 documents filed to 2 requests');
  for (const name of ['IMG_4711.pdf', 'W2_2024_Alvarez.pdf']) await expect(waiting.getByText(name)).toBeVisible();
});
