import type { Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from '../support/story';
import { alvarez, chooseFile, findRow, openNeedsList, openRequest, row } from '../support/steps';
import { pdf } from '../support/files';

/** The folder for screenshots; without it none are taken. */
const shots = process.env.LOANROOM_SHOTS;
const card = 'Social Security card or verification';

test('co-borrowers don’t see each other’s requests and documents; the lender sees both', async ({
  blankPageFor,
  signedIn,
}) => {
  const lucia = await signedIn('lucia', phone);
  const mateo = await signedIn('mateo', phone);
  const dana = await signedIn('dana');
  const asked = (page: Page) => page.getByRole('group', { name: /^Social Security card/ });
  for (const page of [lucia, mateo]) await expect(asked(page)).toHaveCount(1);
  await openNeedsList(dana, alvarez);
  await findRow(dana, card);
  await expect(row(dana, card)).toHaveCount(2);
  // The names of the assignees distinguish the two rows.
  for (const name of ['Lucia Alvarez', 'Mateo Alvarez'])
    await expect(row(dana, card).filter({ hasText: name })).toHaveCount(1);
  await row(dana, card).filter({ hasText: 'Mateo Alvarez' }).getByText(card, { exact: true }).click();
  await expect(dana.getByRole('complementary', { name: card })).toContainText('Mateo Alvarez');
  if (shots) await dana.screenshot({ path: `${shots}/13-rows-1440.png` });
  await dana.getByRole('button', { name: 'Close the panel' }).click();
  const small = await blankPageFor('dana', phone);
  await small.goto(new URL(dana.url()).pathname);
  await findRow(small, card);
  await expect(row(small, card).filter({ hasText: 'Mateo Alvarez' })).toHaveCount(1);
  await expect(row(small, card).filter({ hasText: 'Mateo Alvarez' }).getByText('Mateo Alvarez')).toBeVisible();
  if (shots) await small.screenshot({ path: `${shots}/13-rows-390.png` });

  const hers = await openRequest(lucia, /^Social Security card/);
  await chooseFile(lucia, hers.getByRole('button', { name: /^Upload/ }), pdf('Card of Lucia.pdf', 'SSN'));
  await expect(hers).toContainText('Card of Lucia.pdf');
  await expect(dana.getByText('Card of Lucia.pdf').first()).toBeVisible();
  await mateo.reload();
  await expect(asked(mateo)).toHaveCount(1);
  await expect(mateo.getByText('Card of Lucia.pdf')).toHaveCount(0);
});

test('a template’s request for each borrower is copied per borrower', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/templates');
  await dana
    .getByRole('link', { name: /Residential purchase/ })
    .first()
    .click();
  await findRow(dana, 'W-2 forms').catch(() => undefined);
  const w2 = row(dana, 'W-2 forms, last two years');
  await w2.getByRole('button', { name: /^Actions for/ }).click();
  await dana.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = dana.getByRole('dialog');
  await dialog.getByLabel('One for each borrower').click();
  await expectAccessible(dana);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(w2).toContainText('One for each borrower');
});
