import type { Page } from '@playwright/test';
import { pdfBook } from '../support/files';
import { expect, expectAccessible, phone, test } from '../support/story';
import { alvarez, chooseFile, openLoan, openRequest, undoChange } from '../support/steps';

const pictured = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });

test('a statement is split over two requests, and the borrower sees both', async ({ blankPageFor, signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const gap = await openRequest(lucia, /^Letter explaining any employment gap/);
  const file = pdfBook('both.pdf', ['Gap one', 'Gap two', 'Tax one', 'Tax two']);
  await chooseFile(lucia, gap.getByRole('button', { name: /^Upload/ }), file);
  await expect(gap.getByRole('link', { name: 'Preview both.pdf' })).toBeVisible();

  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await dana
    .getByRole('link', { name: /both\.pdf/ })
    .first()
    .click();
  await dana.getByRole('button', { name: 'Actions for both.pdf' }).last().click();
  await dana.getByRole('menuitem', { name: 'Split or arrange pages…' }).click();
  const window = dana.getByRole('dialog', { name: 'Arrange pages' });
  const first = window.getByRole('region', { name: 'File 1' });
  await expect(first.getByRole('listitem')).toHaveCount(4);
  await expect(window.getByRole('button', { name: /^Continue with/ })).toBeDisabled();

  // With the keyboard: the third page is selected, a new file starts there, and its last page is rotated.
  await first.getByRole('button', { name: 'File 1, place 1: page 1' }).focus();
  await dana.keyboard.press('ArrowRight');
  await dana.keyboard.press('ArrowRight');
  await dana.keyboard.press('Space');
  await window.getByRole('button', { name: 'Start a new file here' }).click();
  const second = window.getByRole('region', { name: 'File 2' });
  await expect(second.getByRole('listitem')).toHaveCount(2);
  await window.getByRole('button', { name: 'Clear selection' }).click();
  await second.getByRole('button', { name: /page 4$/ }).focus();
  await dana.keyboard.press('r');
  await expect(second.getByRole('button', { name: /page 4, rotated 90°/ })).toBeFocused();
  await dana.keyboard.press('Control+z');
  await expect(second.getByRole('button', { name: /page 4$/ })).toBeVisible();
  // Dragged to the other file and undone.
  await second.getByRole('button', { name: /page 3$/ }).hover();
  await dana.mouse.down();
  await first.getByRole('button', { name: /page 1$/ }).hover({ position: { x: 60, y: 60 } });
  await first.getByRole('button', { name: /page 1$/ }).hover({ position: { x: 20, y: 30 } });
  await dana.mouse.up();
  await expect(first.getByRole('listitem')).toHaveCount(3);
  await window.getByRole('button', { name: 'Undo' }).click();
  await expect(first.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(dana);
  await pictured(dana, 'pages-1440');
  await dana.emulateMedia({ colorScheme: 'dark' });
  await pictured(dana, 'pages-dark');
  await dana.emulateMedia({ colorScheme: 'light' });

  // Escape asks first, so that nothing is lost by accident.
  await dana.keyboard.press('Escape');
  const question = dana.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button').first().click();
  await window.getByRole('button', { name: 'Continue with 2 files' }).click();
  const review = dana.getByRole('dialog', { name: 'Review files' });
  await review.getByLabel('Name of file 1').fill('gap letter');
  await review.getByLabel('Name of file 2').fill('tax bill 2026');
  const where = review.getByLabel('Destination of file 2');
  const tax = await where.locator('option', { hasText: 'Property tax bill' }).first().getAttribute('value');
  await where.selectOption(tax);
  await review.getByRole('radio', { name: /to the trash/ }).check();
  await expectAccessible(dana);
  await pictured(dana, 'review-1440');
  await review.getByRole('button', { name: 'Create 2 files' }).click();
  const made = dana.getByText('2 new files from “both.pdf”. The original is in the trash');
  await expect(made).toBeVisible({ timeout: 30_000 });
  // Nor does the preview keep showing the deleted document.
  await expect(dana.getByText('This document was deleted')).toBeVisible();

  await expect(gap.getByRole('link', { name: 'Preview gap letter.pdf' })).toBeVisible();
  await expect(gap.getByRole('link', { name: 'Preview both.pdf' })).toHaveCount(0);
  const bill = await openRequest(lucia, /^Property tax bill/);
  await bill.getByRole('link', { name: 'Preview tax bill 2026.pdf' }).click();
  await expect(lucia.getByText('Tax one')).toBeAttached();

  await lucia.getByRole('button', { name: 'Close preview' }).click();

  // All of it is undone in one step.
  await undoChange(dana, '2 new files');
  await openRequest(lucia, /^Letter explaining any employment gap/);
  await expect(gap.getByRole('link', { name: 'Preview both.pdf' })).toBeVisible();
  await expect(gap.getByRole('link', { name: 'Preview gap letter.pdf' })).toHaveCount(0);
  await expect(dana.getByText('Undone')).toBeVisible();
});

test('two PDFs are merged on a phone, and rotated pages become a new version', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const request = await openRequest(lucia, /^Property tax bill/);
  await chooseFile(
    lucia,
    request.getByRole('button', { name: /^(Upload|Add a file)/ }),
    pdfBook('may.pdf', ['May one', 'May two']),
  );
  await expect(request.getByRole('link', { name: 'Preview may.pdf' })).toBeVisible();
  await chooseFile(
    lucia,
    request.getByRole('button', { name: /^(Upload|Add a file)/ }),
    pdfBook('june.pdf', ['June one']),
  );
  await expect(request.getByRole('link', { name: 'Preview june.pdf' })).toBeVisible();

  await request.getByRole('button', { name: 'Merge into one PDF…' }).click();
  const which = lucia.getByRole('dialog', { name: 'Select PDFs' });
  await expect(which.getByRole('checkbox', { name: 'may.pdf' })).toBeChecked();
  await expectAccessible(lucia);
  await pictured(lucia, 'choose-390');
  await which.getByRole('button', { name: 'Merge' }).click();
  const window = lucia.getByRole('dialog', { name: 'Arrange pages' });
  const pages = window.getByRole('region', { name: 'File 1' });
  await expect(pages.getByRole('listitem')).toHaveCount(3);
  await pages.getByRole('button', { name: /page 2 of may\.pdf/ }).tap();
  await window.getByRole('button', { name: 'Move to…' }).tap();
  await lucia.getByRole('menuitem', { name: 'Left out' }).tap();
  await expect(pages.getByRole('listitem')).toHaveCount(2);
  await pictured(lucia, 'pages-390');
  await expectAccessible(lucia);
  await window.getByRole('button', { name: 'Continue with 1 file' }).tap();
  const review = lucia.getByRole('dialog', { name: 'Review files' });
  await review.getByLabel('Name of file 1').fill('both months');
  await expect(review.getByText('1 page is left out.')).toBeVisible();
  await pictured(lucia, 'review-390');
  await review.getByRole('button', { name: 'Create file' }).tap();
  await expect(lucia.getByText(/1 new file from 2 PDFs\. The originals are kept/)).toBeVisible({ timeout: 30_000 });
  await expect(request.getByRole('link', { name: 'Preview both months.pdf' })).toBeVisible();
  await expect(request.getByRole('link', { name: 'Preview may.pdf' })).toBeVisible();

  await request.getByRole('button', { name: 'Actions for both months.pdf' }).click();
  await lucia.getByRole('menuitem', { name: 'Split or arrange pages…' }).click();
  await pages.getByRole('button', { name: /page 1$/ }).tap();
  await window.getByRole('button', { name: 'Rotate' }).tap();
  await window.getByRole('button', { name: 'Continue with 1 file' }).tap();
  await expect(review.getByRole('radio', { name: /A new version of “both months\.pdf”/ })).toBeChecked();
  await review.getByRole('button', { name: 'Save new version' }).tap();
  await expect(lucia.getByText('Uploaded as version 2 of both months.pdf')).toBeVisible({ timeout: 30_000 });
});

test('documents in the shoebox are merged into one PDF next to them, which can be removed again', async ({
  signedIn,
}) => {
  const lucia = await signedIn('lucia', phone);
  const waiting = lucia.getByRole('list', { name: 'Not filed' });
  const upload = lucia.getByRole('button', { name: 'Upload files' });
  await chooseFile(lucia, upload, pdfBook('deed.pdf', ['Deed one', 'Deed two']));
  await expect(waiting.getByRole('link', { name: 'Preview deed.pdf' })).toBeVisible();
  await chooseFile(lucia, upload, pdfBook('rider.pdf', ['Rider one']));
  await expect(waiting.getByRole('link', { name: 'Preview rider.pdf' })).toBeVisible();
  const before = await waiting.getByRole('listitem').count();

  await lucia.getByRole('button', { name: 'Merge into one PDF…' }).last().click();
  const which = lucia.getByRole('dialog', { name: 'Select PDFs' });
  for (const name of ['deed.pdf', 'rider.pdf']) {
    const tick = which.getByRole('checkbox', { name });
    if (!(await tick.isChecked())) await tick.click();
  }
  await expectAccessible(lucia);
  await pictured(lucia, 'shoebox-choose-390');
  await which.getByRole('button', { name: 'Merge' }).click();
  const window = lucia.getByRole('dialog', { name: 'Arrange pages' });
  await expect(window.getByRole('region', { name: 'File 1' }).getByRole('listitem')).toHaveCount(3);
  await window.getByRole('button', { name: 'Continue with 1 file' }).tap();
  const review = lucia.getByRole('dialog', { name: 'Review files' });
  await review.getByLabel('Name of file 1').fill('deed with rider');
  await review.getByRole('button', { name: 'Create file' }).tap();
  await expect(lucia.getByText(/1 new file from 2 PDFs/)).toBeVisible({ timeout: 30_000 });
  await expect(waiting.getByRole('link', { name: 'Preview deed with rider.pdf' })).toBeVisible();
  await expect(waiting.getByRole('listitem')).toHaveCount(before + 1);
  await pictured(lucia, 'shoebox-joined-390');

  await undoChange(lucia, '1 new file');
  await expect(waiting.getByRole('link', { name: 'Preview deed with rider.pdf' })).toHaveCount(0);
  await expect(waiting.getByRole('link', { name: 'Preview deed.pdf' })).toBeVisible();
});
