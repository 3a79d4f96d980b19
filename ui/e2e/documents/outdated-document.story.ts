import { expect, expectAccessible, phone } from '../support/story';
import { pdf } from '../support/files';
import { test } from '../support/text-extraction';
import { addElement, alvarez, chooseFile, findRow, openNeedsList, openRequest, row } from '../support/steps';

const request = 'Bank statements, most recent 60 days';

/** Returns the date that many days ago, in US bank format. */
function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(day.getUTCMonth() + 1)}/${two(day.getUTCDate())}/${day.getUTCFullYear()}`;
}

test('a lender is warned of an old statement, the borrower isn’t', async ({ blankPageFor }) => {
  test.slow();
  const dana = await blankPageFor('dana', { viewport: { width: 1440, height: 900 } });
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', request);
  await findRow(dana, 'Bank statements, most');
  await expect(row(dana, request)).toBeVisible();

  const lucia = await blankPageFor('lucia', phone);
  await lucia.goto('/portal');
  const card = await openRequest(lucia, request);
  const file = pdf('checking.pdf', `Statement period ${daysAgo(140)} - ${daysAgo(110)}`);
  await chooseFile(lucia, card.getByRole('button', { name: /^Upload/ }), file);
  await expect(card).toContainText('In review');

  // It appears after the text of the document was extracted.
  await expect(row(dana, request).getByText('Older than requested')).toBeVisible({ timeout: 60_000 });
  await dana.screenshot({ path: test.info().outputPath('row.png') });
  await row(dana, request).getByRole('button', { name: 'Open checking.pdf' }).click();
  const preview = dana.getByRole('dialog', { name: 'checking.pdf' });
  const words =
    /^Statement ends [0-9-]{10}: 1\d\d days before it was uploaded\. The request asks for the last 60 days\.$/;
  await expect(preview.getByText(words)).toBeVisible();
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('preview.png') });
  await dana.setViewportSize({ width: 390, height: 844 });
  await expect(preview.getByText(words)).toBeVisible();
  await dana.screenshot({ path: test.info().outputPath('preview-phone.png') });

  await lucia.reload();
  await openRequest(lucia, request);
  await expect(lucia.getByRole('link', { name: /checking\.pdf/ }).first()).toBeVisible();
  await expect(lucia.getByText(/Older than requested|before it was uploaded/)).toHaveCount(0);

  // A lender's verdict settles the warning too.
  await preview.getByRole('button', { name: /^Accept/ }).click();
  await expect(preview).toBeHidden();
  await dana.setViewportSize({ width: 1440, height: 900 });
  await openNeedsList(dana, alvarez);
  await findRow(dana, 'Bank statements, most');
  await expect(row(dana, request)).toContainText('Accepted');
  await expect(row(dana, request).getByText('Older than requested')).toHaveCount(0);
});
