import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from '../support/story';
import { pdfBook } from '../support/files';
import { chooseFile, openRequest, undoChange } from '../support/steps';

const request = 'Property tax bill';
const shown = (page: Page) => page.getByRole('dialog', { name: 'tax-bill.pdf' });
const leaf = (page: Page, number: number) => shown(page).getByRole('group', { name: `Page ${number}`, exact: true });
const mark = (page: Page, number: number) =>
  shown(page).getByRole('button', { name: new RegExp(`^Mark ${number} of`) });

/** Uploads a PDF of three pages as Lucia; returns the id of the document. */
async function handIn(lucia: Page): Promise<string> {
  await lucia.goto('/portal');
  const card = await openRequest(lucia, request);
  const file = pdfBook('tax-bill.pdf', ['Property tax bill', 'Second half', 'Payment slip']);
  await chooseFile(lucia, card.getByRole('button', { name: /^Upload/ }), file);
  await expect(card).toContainText('In review');
  const link = card.getByRole('link', { name: /tax-bill\.pdf/ });
  const id = new URL((await link.getAttribute('href')) ?? '', lucia.url()).searchParams.get('documentPreviewId');
  expect(id).toBeTruthy();
  return id ?? '';
}

/** Draws a box over this part of a page with the mouse. */
async function draw(page: Page, on: Locator, [x, y, width, height]: [number, number, number, number]): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('The page isn’t there.');
  const at = (partX: number, partY: number) => [box.x + partX * box.width, box.y + partY * box.height] as const;
  await page.mouse.move(...at(x, y));
  await page.mouse.down();
  await page.mouse.move(...at(x + width / 2, y + height / 2));
  await page.mouse.move(...at(x + width, y + height));
  await page.mouse.up();
}

/** Returns the position of a box on its page, in percent. */
async function placeOn(box: Locator, on: Locator): Promise<number[]> {
  const [inner, outer] = [await box.boundingBox(), await on.boundingBox()];
  if (!inner || !outer) return [];
  const parts = [
    (inner.x - outer.x) / outer.width,
    (inner.y - outer.y) / outer.height,
    inner.width / outer.width,
    inner.height / outer.height,
  ];
  return parts.map((part) => Math.round(part * 100));
}

test('a lender marks a problem, and the borrower sees it', async ({ blankPageFor, signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const id = await handIn(lucia);
  const dana = await blankPageFor('dana', { viewport: { width: 1440, height: 900 } });
  await dana.goto(`/?documentPreviewId=${id}`);
  await expect(leaf(dana, 1).getByText('Property tax bill')).toBeAttached();

  await dana.keyboard.press('m');
  await expect(shown(dana).getByText(/^Draw a box around each problem/)).toBeVisible();
  await draw(dana, leaf(dana, 1), [0.1, 0.05, 0.4, 0.1]);
  const note = shown(dana).getByRole('textbox', { name: 'Note for mark 1' });
  await expect(note).toBeFocused();
  await dana.keyboard.type('Last year’s. Send the bill of this year.');
  await dana.keyboard.press('Enter');
  await expect(mark(dana, 1)).toBeFocused();
  await expectAccessible(dana);

  await shown(dana).getByRole('button', { name: 'Go to page 2' }).click();
  await expect(leaf(dana, 2)).toBeInViewport();
  await shown(dana).getByRole('button', { name: 'Add a box' }).click();
  await expect(mark(dana, 2)).toBeFocused();
  await dana.keyboard.press('ArrowLeft');
  await dana.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => placeOn(mark(dana, 2), leaf(dana, 2))).toEqual([29, 42, 40, 17]);
  await dana.keyboard.press('Enter');
  await dana.keyboard.type('Blurred');

  await dana.reload();
  await expect(shown(dana).getByText('Not sent yet')).toBeVisible();
  await dana.keyboard.press('m');
  await expect(mark(dana, 1)).toBeVisible();
  await mark(dana, 1).focus();
  for (const _ of [1, 2, 3]) {
    await shown(dana).getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => placeOn(mark(dana, 1), leaf(dana, 1))).toEqual([10, 5, 40, 10]);
  }
  await shown(dana)
    .getByRole('button', { name: /fit to window/ })
    .click();
  await shown(dana).getByRole('button', { name: 'Rotate' }).click();
  await expect.poll(() => placeOn(mark(dana, 1), leaf(dana, 1))).toEqual([85, 10, 10, 40]);
  await shown(dana).getByRole('button', { name: 'Done' }).click();

  await dana.keyboard.press('r');
  const dialog = dana.getByRole('dialog', { name: /^Reject/ });
  await expect(dialog.getByText('Include 2 marks')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Marked areas' })).toContainText('Page 2: Blurred');
  await expectAccessible(dana);
  await dialog.getByLabel('Note to the borrower').fill('Nearly there.');
  await dialog.getByRole('link', { name: /Blurred/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(leaf(dana, 2)).toBeInViewport();
  await dana.keyboard.press('r');
  await expect(dialog.getByLabel('Note to the borrower')).toHaveValue('Nearly there.');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toHaveCount(0);
  await undoChange(dana, /sent back|rejected/i);
  await expect(dana.getByText('Undone')).toBeVisible();
  await expect(shown(dana).getByText('Not sent yet')).toBeVisible();
  await shown(dana)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await expect(dialog.getByText('Include 2 marks')).toBeVisible();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toHaveCount(0);

  // The borrower's open page shows it immediately.
  const places = lucia.getByRole('list', { name: 'Marked areas' });
  await expect(places).toContainText('Page 1: Last year’s. Send the bill of this year.');
  await expectAccessible(lucia);
  await places.getByRole('link', { name: /Blurred/ }).click();
  await expect(leaf(lucia, 2)).toBeInViewport();
  await expect(mark(lucia, 2)).toBeInViewport();
  await expect(shown(lucia).getByText('2 of 2', { exact: true })).toBeVisible();
  await shown(lucia).getByRole('button', { name: 'Next mark' }).click();
  await expect(mark(lucia, 1)).toBeInViewport();
  await expect(shown(lucia).getByRole('status').first()).toContainText('Last year’s.');
  await expect(shown(lucia).getByRole('button', { name: 'Mark a problem' })).toHaveCount(0);
  await expectAccessible(lucia);
});
