import type { Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from '../support/story';
import { pdfBook, pdf } from '../support/files';
import { alvarez, chooseFile, openLoan, openNeedsList, openRequest, row, undoChange } from '../support/steps';
import { createDocuments } from '../support/create-documents';

const count = 10;
const named = (n: number) => `statement ${String(n).padStart(2, '0')}.pdf`;

const preview = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Waits until a document has been on screen long enough for a review by key. */
const seen = (page: Page, name: string) =>
  expect(preview(page, name).getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-keyshortcuts', 'a');
/** Reviews further apart than this are undone one by one. */
const burstMs = 1_000;

test('ten documents are reviewed in ten keystrokes, and the last verdict is undone', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const names = Array.from({ length: count }, (_, n) => named(n + 1));
  await createDocuments(
    dana,
    'Reyes – ten statements',
    names.map((name) => pdf(name, name)),
  );
  await openNeedsList(dana, 'Reyes – ten statements');
  await dana.getByRole('link', { name: `${count} to review` }).click();
  let keystrokes = 0;
  for (const [index, name] of names.entries()) {
    await expect(preview(dana, name).locator('canvas').first()).toBeVisible();
    await expect(preview(dana, name).getByText(`1 of ${count - index} to review`)).toBeVisible();
    if (index === 0) await expectAccessible(dana);
    await seen(dana, name);
    if (index === count - 1) await dana.waitForTimeout(burstMs);
    await dana.keyboard.press('a');
    keystrokes += 1;
  }
  expect(keystrokes).toBe(10);
  const last = preview(dana, named(count));
  await expect(last.getByText('Nothing left to review')).toBeVisible();
  await dana.keyboard.press('u');
  await expect(last.getByText('1 of 1 to review')).toBeVisible();
  await dana.getByRole('button', { name: 'Close preview' }).click();
  await expect(row(dana, `Request ${named(1)}`)).toContainText('Accepted');
  await expect(row(dana, `Request ${named(count)}`)).toContainText('Submitted');
});

test('keys pressed before a document was on screen, and held keys, accept nothing', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const names = [named(1), named(2), named(3)];
  await createDocuments(
    dana,
    'Reyes – pressed too early',
    names.map((name) => pdf(name, name)),
  );
  await openNeedsList(dana, 'Reyes – pressed too early');
  await dana.getByRole('link', { name: '3 to review' }).click();
  await seen(dana, names[0]!);
  for (let press = 0; press < 3; press += 1) {
    await dana.keyboard.press('a');
    await dana.waitForTimeout(40);
  }
  await expect(preview(dana, named(2)).getByText('1 of 2 to review')).toBeVisible();
  await seen(dana, names[1]!);
  // A held key counts once.
  await dana.keyboard.down('a');
  for (let repeat = 0; repeat < 5; repeat += 1) {
    await dana.waitForTimeout(250);
    await dana.keyboard.down('a');
  }
  await dana.keyboard.up('a');
  await expect(preview(dana, named(3)).getByText('1 of 1 to review')).toBeVisible();
});

test('keys navigate the review queue and reject a document, and the next one opens', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const names = [named(1), named(2), named(3)];
  await createDocuments(
    dana,
    'Reyes – three statements',
    names.map((name) => pdf(name, name)),
  );
  await openNeedsList(dana, 'Reyes – three statements');
  await dana.getByRole('link', { name: '3 to review' }).click();
  await expect(preview(dana, named(1)).getByText('1 of 3 to review')).toBeVisible();
  await dana.keyboard.press('j');
  await expect(preview(dana, named(2)).getByText('2 of 3 to review')).toBeVisible();
  await dana.keyboard.press('k');
  await expect(preview(dana, named(1)).getByText('1 of 3 to review')).toBeVisible();
  await seen(dana, names[0]!);
  await dana.keyboard.press('r');
  const dialog = dana.getByRole('dialog', { name: /^Reject/ });
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Note to the borrower').fill('Page two is missing.');
  await dana.keyboard.press('Control+Enter');
  await expect(preview(dana, named(2)).getByText('1 of 2 to review')).toBeVisible();
});

test('accepts a selection and undoes it in one step each', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const names = [named(1), named(2)];
  await createDocuments(
    dana,
    'Reyes – two statements',
    names.map((name) => pdf(name, name)),
  );
  await openNeedsList(dana, 'Reyes – two statements');
  await row(dana, `Request ${named(1)}`).focus();
  await dana.keyboard.press('Space');
  await dana.keyboard.press('Shift+ArrowDown');
  await dana.getByRole('toolbar', { name: 'Selected items' }).getByRole('button', { name: 'Accept' }).click();
  await expect(row(dana, `Request ${named(2)}`)).toContainText('Accepted');
  await undoChange(dana, '2 items accepted');
  await expect(row(dana, `Request ${named(1)}`)).toContainText('Submitted');
});

for (const [screen, options] of [
  ['at 1440 px', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', phone],
] as const) {
  test(`Home lists waiting work with links, ${screen}`, async ({ blankPageFor }) => {
    const dana = await blankPageFor('dana', options);
    await dana.goto('/');
    const waiting = dana.getByRole('region', { name: 'Documents to review' });
    await expect(waiting.getByRole('link', { name: /\d+ to review/ })).toBeVisible();
    for (const name of ['Waiting on borrower', 'Returned, waiting for a new upload', 'Latest activity'])
      await expect(dana.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible();
    await expectAccessible(dana);
    await waiting.getByRole('link', { name: /\d+ to review/ }).click();
    await expect(dana).toHaveURL(/reviewAll=true/);
    await expect(dana.getByText(/^1 of \d+ to review$/)).toBeVisible();
    await dana.getByRole('button', { name: 'Close preview' }).click();
    await expect(dana).toHaveURL(/\/$/);
    await dana
      .getByRole('region', { name: 'Pipeline' })
      .getByRole('link', { name: /^Closing/ })
      .click();
    await expect(dana).toHaveURL(/status=CLOSING/);
  });
}

test('a file replaced during the review is shown before it can be accepted', async ({ blankPageFor, signedIn }) => {
  const lucia = await signedIn('lucia');
  const request = await openRequest(lucia, /^Letter explaining any employment gap/);
  await chooseFile(lucia, request.getByRole('button', { name: /^Upload/ }), pdfBook('gap.pdf', ['First']));
  await expect(request.getByRole('link', { name: 'Preview gap.pdf' })).toBeVisible();

  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await dana
    .getByRole('link', { name: /gap\.pdf/ })
    .first()
    .click();
  const shown = preview(dana, 'gap.pdf');
  await expect(shown.getByRole('group', { name: 'Page 1', exact: true })).toContainText('First');

  // The lender's browser is offline while the borrower replaces the file.
  let away = true;
  await dana.route('**/v1/**', async (route) => {
    if (route.request().url().endsWith('/review')) away = false;
    return away && route.request().method() === 'GET' ? route.abort() : route.continue();
  });
  await request.getByRole('button', { name: 'Actions for gap.pdf' }).click();
  await chooseFile(lucia, lucia.getByRole('menuitem', { name: 'Upload new version' }), pdfBook('gap.pdf', ['Second']));
  await expect(lucia.getByText('Uploaded as version 2 of gap.pdf')).toBeVisible();
  await seen(dana, 'gap.pdf');
  await dana.keyboard.press('a');
  await expect(
    dana.getByText('“gap.pdf” is newer than the version you were shown. Review it, then decide'),
  ).toBeVisible();
  await expect(shown.getByRole('group', { name: 'Page 1', exact: true })).toContainText('Second');
  await seen(dana, 'gap.pdf');
  await dana.keyboard.press('a');
  await expect(dana.getByText('gap.pdf” accepted')).toBeVisible();
});
