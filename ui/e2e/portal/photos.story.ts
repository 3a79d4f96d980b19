import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type PhotoOptions, createPhoto } from '../support/photos';
import { alvarez, chooseFile, findRow, openNeedsList, openRequest, row } from '../support/steps';
import { expect, expectAccessible, phone, test } from '../support/story';

const slanted: [number, number][] = [
  [0.24, 0.14],
  [0.8, 0.19],
  [0.9, 0.88],
  [0.1, 0.82],
];

const take = (page: Page, photos: readonly PhotoOptions[]) =>
  Promise.all(photos.map((each) => createPhoto(page, each)));

/** Chooses photos for a request. */
async function choosePhotos(page: Page, card: Locator, photos: readonly PhotoOptions[]): Promise<void> {
  const files = await take(page, photos);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    card.getByRole('button', { name: /^(Upload|Add a file)/ }).click(),
  ]);
  await chooser.setFiles(files);
}

const page = (window: Locator, place: number) =>
  window.getByRole('list', { name: 'Pages' }).getByRole('listitem').nth(place);

test('three photos become one PDF in the chosen order, and the lender reads it', async ({ blankPageFor, signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const card = await openRequest(lucia, 'Property tax bill');
  await choosePhotos(lucia, card, [
    { name: 'third.jpg', words: 'PAGE THREE' },
    { name: 'first.jpg', words: 'PAGE ONE', corners: slanted },
    { name: 'dark.jpg', words: 'PAGE TWO', light: 0.18 },
  ]);
  const window = lucia.getByRole('dialog', { name: 'Photos as one PDF' });
  await expect(window.getByRole('img', { name: /as it will be sent/ })).toHaveCount(3);
  await expect(page(window, 2)).toContainText('Too dark to read well');
  await expect(page(window, 0)).not.toContainText('to read well');
  await expect(page(window, 1)).not.toContainText('to read well');
  await lucia.screenshot({ path: test.info().outputPath('pages.png') });
  await expectAccessible(lucia);

  await window.getByRole('button', { name: 'Move page 2 up' }).click();
  await expect(window.getByRole('status')).toHaveText('Now page 1 of 3');
  await window.getByRole('button', { name: 'Move page 3 up' }).click();
  await expect(page(window, 1)).toContainText('dark.jpg');
  // The dark one is retaken.
  const [again] = await take(lucia, [{ name: 'second.jpg', words: 'PAGE TWO' }]);
  if (again) await chooseFile(lucia, page(window, 1).getByRole('button', { name: /^Choose another/ }), again);
  await expect(page(window, 1)).toContainText('second.jpg');
  await expect(page(window, 1)).not.toContainText('Too dark');

  await window.getByRole('button', { name: 'Remove page 3' }).click();
  await expect(window.getByRole('listitem')).toHaveCount(2);
  await window.getByRole('button', { name: 'Undo' }).click();
  await expect(page(window, 2)).toContainText('third.jpg');

  await window.getByRole('button', { name: 'Create one PDF' }).click();
  const ready = lucia.getByRole('dialog', { name: 'The PDF is ready' });
  await expect(ready.getByRole('list', { name: 'Pages of the PDF' }).getByRole('img')).toHaveCount(3);
  await expect(ready.getByLabel('Name')).toHaveValue('Property tax bill');
  await expectAccessible(lucia);
  await lucia.screenshot({ path: test.info().outputPath('ready.png') });
  await ready.getByLabel('Name').fill('a/b');
  await expect(ready.getByText('A file name can’t contain slashes')).toBeVisible();
  await ready.getByLabel('Name').fill('Tax bill 2025');
  await ready.getByRole('button', { name: 'Send' }).click();
  await expect(card).toContainText('Tax bill 2025.pdf');
  // It has moved to another section, and still has the focus.
  await expect(card.getByRole('heading', { level: 4 }).getByRole('button')).toBeFocused();

  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await findRow(dana, 'Property tax bill');
  await row(dana, 'Property tax bill').getByText('Tax bill 2025.pdf').click();
  const preview = dana.getByRole('dialog');
  await expect(preview).toContainText(/of 3/);
  await dana.screenshot({ path: test.info().outputPath('lender.png') });
  const id = new URL(dana.url()).searchParams.get('documentPreviewId');
  const bytes = await (await dana.request.get(`/v1/documents/${id}/content`)).body();
  writeFileSync(test.info().outputPath('sent.pdf'), bytes);
  const pages = bytes.toString('latin1').match(/\/Subtype \/Image[^>]*\/Length \d+/g) ?? [];
  expect(pages).toHaveLength(3);
  for (const each of pages) expect(Number(/\d+$/.exec(each)?.[0])).toBeLessThanOrEqual(300_000);
});

test('the edges of the paper are detected, and corrected by touch and keyboard', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const card = await openRequest(lucia, /^Letter explaining/);
  await choosePhotos(lucia, card, [
    { name: 'one.jpg', words: 'LETTER', corners: slanted },
    { name: 'two.jpg', words: 'SECOND' },
  ]);
  const window = lucia.getByRole('dialog');
  await window.getByRole('button', { name: 'Set the edges of page 1' }).click();
  const corner = window.getByRole('button', { name: /^Top left corner/ });
  await expect(corner).toHaveAccessibleName(/^Top left corner, 2[34]\.\d% from the left, 1[345]\.\d% from the top/);
  await lucia.screenshot({ path: test.info().outputPath('edges.png') });
  await corner.focus();
  await lucia.keyboard.press('ArrowRight');
  await expect(corner).toHaveAccessibleName(/^Top left corner, 2[45]\.\d% from the left/);
  await expectAccessible(lucia);
  const box = await corner.boundingBox();
  if (!box) throw new Error('The corner is on the screen.');
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await lucia.mouse.move(box.x + 22, box.y + 22);
  await lucia.mouse.down();
  await lucia.mouse.move(box.x + 2, box.y + 2, { steps: 4 });
  await lucia.mouse.up();
  await expect(corner).not.toHaveAccessibleName(/^Top left corner, 2[45]\.\d% from the left/);
  await window.getByRole('button', { name: 'Use these edges' }).click();
  await expect(window.getByRole('heading', { name: 'Photos as one PDF' })).toBeFocused();

  // A page is dragged by its handle.
  const grip = await page(window, 1).locator('.cursor-grab').boundingBox();
  const first = await page(window, 0).boundingBox();
  if (!grip || !first) throw new Error('Both pages are on the screen.');
  await lucia.mouse.move(grip.x + 22, grip.y + 22);
  await lucia.mouse.down();
  await lucia.mouse.move(first.x + 60, first.y + 60, { steps: 6 });
  await lucia.mouse.up();
  await expect(window.getByRole('status')).toHaveText('Now page 1 of 2');
  await expect(page(window, 0)).toContainText('two.jpg');

  // Escape closes one layer at a time, and never discards photos without asking.
  await window.getByRole('button', { name: 'Set the edges of page 2' }).click();
  await lucia.keyboard.press('Escape');
  await expect(window.getByRole('heading', { name: 'Photos as one PDF' })).toBeVisible();
  await lucia.keyboard.press('Escape');
  const question = lucia.getByRole('alertdialog');
  await expect(question).toContainText('Leave without sending the 2 photos?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await lucia.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(window).toBeHidden();
});

test('a photo that is hard to read is reported before it is sent, and can be sent anyway', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const card = await openRequest(lucia, /^Letter explaining/);
  await choosePhotos(lucia, card, [{ name: 'blurred.jpg', words: 'LETTER', blur: 9 }]);
  const question = lucia.getByRole('dialog', { name: 'This photo may be hard to read' });
  await expect(question).toContainText('Blurry. Hold still');
  await expectAccessible(lucia);
  await lucia.screenshot({ path: test.info().outputPath('blurred.png') });
  await question.getByRole('button', { name: 'Send anyway' }).click();
  await expect(question).toBeHidden();
  await expect(card).toContainText('blurred.jpg');
  // It has moved to the section in review.
  await expect(card).toContainText('In review');

  // A good one is sent without a question.
  await choosePhotos(lucia, card, [{ name: 'good.jpg', words: 'LETTER' }]);
  await expect(card).toContainText('good.jpg');
  await expect(question).toBeHidden();
});

test('photos are reordered at every width', async ({ signedIn }) => {
  const lucia = await signedIn('lucia');
  for (const width of [390, 1024, 1440]) {
    await lucia.setViewportSize({ width, height: 844 });
    await lucia.goto('/portal');
    const card = await openRequest(lucia, 'Property tax bill');
    await choosePhotos(lucia, card, [
      { name: 'one.jpg', words: 'ONE', corners: slanted },
      { name: 'two.jpg', words: 'TWO', light: 0.18 },
    ]);
    const window = lucia.getByRole('dialog');
    await expect(window.getByRole('img', { name: /as it will be sent/ })).toHaveCount(2);
    await expect(page(window, 1)).toContainText('Too dark');
    await expectAccessible(lucia);
    await lucia.screenshot({ path: test.info().outputPath(`pages-${width}.png`) });
  }
});

test('a HEIC photo is shown and becomes a page in every browser', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const card = await openRequest(lucia, 'Property tax bill');
  const [letter] = await take(lucia, [{ name: 'letter.jpg', words: 'PAGE TWO' }]);
  const heic = join(import.meta.dirname, '../../src/features/documents/readers/photo/photo.heic');
  const photo = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await readFile(heic) };
  const [chooser] = await Promise.all([
    lucia.waitForEvent('filechooser'),
    card.getByRole('button', { name: /^(Upload|Add a file)/ }).click(),
  ]);
  if (letter) await chooser.setFiles([photo, letter]);
  const window = lucia.getByRole('dialog', { name: 'Photos as one PDF' });
  await expect(window.getByRole('img', { name: /as it will be sent/ })).toHaveCount(2);
  await expect(page(window, 0)).toContainText('IMG_0001.HEIC');
  await expect(page(window, 0)).toContainText('Too small to read well');
  await lucia.screenshot({ path: test.info().outputPath('heic-page.png') });
  await window.getByRole('button', { name: 'Create one PDF' }).click();
  const ready = lucia.getByRole('dialog', { name: 'The PDF is ready' });
  await expect(ready.getByRole('list', { name: 'Pages of the PDF' }).getByRole('img')).toHaveCount(2);
});
