import { expect, expectAccessible, phone, test } from '../support/story';
import { alvarez, chooseFile, openLoan, openRequest, undoChange } from '../support/steps';
import { pdfBook } from '../support/files';

test('a new version replaces a document, and earlier ones are viewed, compared and restored', async ({
  blankPageFor,
  signedIn,
}) => {
  const lucia = await signedIn('lucia', phone);
  const request = await openRequest(lucia, /^Letter explaining any employment gap/);
  await chooseFile(lucia, request.getByRole('button', { name: /^Upload/ }), pdfBook('gap.pdf', ['One', 'Two']));
  await expect(request.getByRole('link', { name: 'Preview gap.pdf' })).toBeVisible();

  // A file with the same name is asked about.
  await chooseFile(lucia, request.getByRole('button', { name: /^Add a file/ }), pdfBook('gap.pdf', ['One', 'Other']));
  const question = lucia.getByRole('dialog', { name: 'Is this a new version?' });
  await expect(question).toContainText('gap.pdf');
  await lucia.screenshot({ path: test.info().outputPath('question.png') });
  await question.getByRole('button', { name: 'New version' }).click();
  await expect(lucia.getByText('Uploaded as version 2 of gap.pdf')).toBeVisible();
  await expect(request.getByRole('link', { name: 'Preview gap.pdf' })).toHaveCount(1);

  // Another one from the menu, undone.
  await request.getByRole('button', { name: 'Actions for gap.pdf' }).click();
  const third = pdfBook('gap.pdf', ['One', 'Other', 'Three']);
  await chooseFile(lucia, lucia.getByRole('menuitem', { name: 'Upload new version' }), third);
  await expect(lucia.getByText('Uploaded as version 3 of gap.pdf')).toBeVisible();
  await undoChange(lucia, 'Uploaded as version 3');

  // On a phone the list closes when a version is shown, and can be reopened.
  await request.getByRole('link', { name: 'Preview gap.pdf' }).click();
  const preview = lucia.getByRole('dialog', { name: 'gap.pdf' });
  await preview.getByRole('button', { name: 'Actions for gap.pdf' }).click();
  await lucia.getByRole('menuitem', { name: 'Versions' }).click();
  const list = lucia.getByRole('complementary', { name: 'Versions' });
  await expect(list.getByRole('heading', { name: 'Versions' })).toBeFocused();
  await list.getByRole('button', { name: 'View version 1' }).click();
  await expect(list).toBeHidden();
  await expect(preview.getByText(/This is version 1 of 4/)).toBeVisible();
  await expect(preview.getByRole('group', { name: 'Page 2', exact: true })).toContainText('Two');
  await expectAccessible(lucia);
  await lucia.screenshot({ path: test.info().outputPath('look-phone.png') });
  await preview.getByRole('button', { name: 'Versions', exact: true }).click();
  await expect(list.getByRole('heading', { name: 'Versions' })).toBeFocused();
  await list.getByRole('button', { name: 'View version 2' }).click();
  await preview.getByRole('button', { name: 'Back to current version' }).click();
  await expect(preview.getByText(/This is version/)).toBeHidden();
  await preview.getByRole('button', { name: 'Close preview' }).click();

  // The lender views an earlier version.
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await dana
    .getByRole('link', { name: /gap\.pdf/ })
    .first()
    .click();
  await expect(dana.getByText(/version 4/)).toBeVisible();
  await dana.getByRole('button', { name: 'Actions for gap.pdf' }).last().click();
  await dana.getByRole('menuitem', { name: 'Versions' }).click();
  const panel = dana.getByRole('complementary', { name: 'Versions' });
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await expect(panel.getByRole('listitem').first()).toContainText('Current');
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('versions.png') });
  await panel.getByRole('button', { name: 'View version 1' }).click();
  await expect(dana.getByText(/This is version 1 of 4, by Lucia Alvarez/)).toBeVisible();
  await panel.getByRole('button', { name: 'Compare version 1' }).click();
  await expect(dana.getByRole('heading', { name: 'Version 1 and version 4' })).toBeFocused();
  await expect(dana.getByText('1 of 2 pages differ.')).toBeVisible();
  await expect(dana.getByText('Page 2 · different text')).toBeVisible();
  await expect(dana.getByText('Page 1 · same text')).toBeVisible();
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('compare.png') });
  await dana.setViewportSize({ width: 390, height: 844 });
  await dana.screenshot({ path: test.info().outputPath('compare-phone.png') });
  await dana.setViewportSize({ width: 1440, height: 900 });
  // Escape closes one layer at a time.
  await dana.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(dana.getByText('Version 1 restored as version 5')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(5);
});

test('another borrower can upload versions until the document is accepted, and uploaders are shown', async ({
  blankPageFor,
}) => {
  const lucia = await blankPageFor('lucia', phone);
  await lucia.goto('/portal');
  const hers = await openRequest(lucia, 'Property tax bill');
  await chooseFile(lucia, hers.getByRole('button', { name: /^Upload/ }), pdfBook('tax-bill.pdf', ['Blurred']));
  await expect(hers.getByRole('link', { name: 'Preview tax-bill.pdf' })).toBeVisible();

  const mateo = await blankPageFor('mateo', phone);
  await mateo.goto('/portal');
  const his = await openRequest(mateo, 'Property tax bill');
  await his.getByRole('button', { name: 'Actions for tax-bill.pdf' }).click();
  await chooseFile(mateo, mateo.getByRole('menuitem', { name: 'Upload new version' }), pdfBook('sharp.pdf', ['Sharp']));
  await expect(mateo.getByText('Uploaded as version 2 of tax-bill.pdf')).toBeVisible();
  await his.getByRole('link', { name: 'Preview tax-bill.pdf' }).click();
  const preview = mateo.getByRole('dialog', { name: 'tax-bill.pdf' });
  await preview.getByRole('button', { name: 'Actions for tax-bill.pdf' }).click();
  await expect(mateo.getByRole('menuitem', { name: 'Upload new version' })).toBeEnabled();
  await mateo.keyboard.press('Escape');

  const dana = await blankPageFor('dana', { viewport: { width: 1440, height: 900 } });
  await dana.goto(`/${new URL(mateo.url()).search}`);
  const shown = dana.getByRole('dialog', { name: 'tax-bill.pdf' });
  await shown.getByRole('button', { name: 'Actions for tax-bill.pdf' }).click();
  await dana.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = dana.getByRole('complementary', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveText([/Mateo Alvarez/, /Lucia Alvarez/]);
  await expect(shown.getByText('version 2 by Mateo Alvarez')).toBeVisible();
  await shown.getByRole('button', { name: /^Accept/ }).click();
  // The notice doesn't cover the buttons of the next document.
  await expect(async () => {
    const said = await dana.getByRole('listitem').filter({ hasText: 'tax-bill.pdf” accepted' }).boundingBox();
    const next = await dana.getByRole('button', { name: 'Next to review' }).boundingBox();
    expect(said && next && said.y + said.height).toBeLessThan(next?.y ?? 0);
  }).toPass({ timeout: 5_000 });

  // An accepted document can be changed only by its uploader.
  await expect(preview.getByText('Sharp').first()).toBeAttached();
  await expect(async () => {
    await preview.getByRole('button', { name: 'Actions for tax-bill.pdf' }).click();
    await expect(mateo.getByRole('menuitem', { name: /^Copy to another request/ })).toBeVisible();
    await expect(mateo.getByRole('menuitem', { name: 'Rename' })).toHaveCount(0);
    const gone = expect(mateo.getByRole('menuitem', { name: 'Upload new version' })).toHaveCount(0, { timeout: 2_000 });
    await gone.finally(() => mateo.keyboard.press('Escape'));
  }).toPass({ timeout: 30_000 });
});
