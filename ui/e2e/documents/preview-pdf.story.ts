import type { Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from '../support/story';
import { pdfBook, pdf } from '../support/files';
import { createDocuments } from '../support/create-documents';

const shown = (page: Page) => page.getByRole('dialog', { name: 'statement.pdf' });
const field = (page: Page) => shown(page).getByRole('searchbox', { name: 'Find in this document' });

/** Opens a PDF with this number of pages, every seventh of which mentions a deposit. */
async function openBook(page: Page, pages: number): Promise<void> {
  const words = Array.from({ length: pages }, (_, n) => (n % 7 === 3 ? `Deposit on page ${n + 1}` : `Leaf ${n + 1}`));
  const [id] = await createDocuments(page, `Reyes – ${pages} pages`, [pdfBook('statement.pdf', words)]);
  await page.goto(`/?documentPreviewId=${id}`);
  await expect(shown(page).getByRole('group', { name: 'Page 1', exact: true }).locator('canvas')).toBeVisible();
}

test('a long PDF is searched, rotated, and navigated by thumbnails', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  await openBook(dana, 500);
  const rail = shown(dana).getByRole('navigation', { name: 'Pages' });
  await expect(rail.getByRole('button', { name: 'Go to page 2', exact: true })).toBeVisible();
  expect(await shown(dana).locator('canvas').count()).toBeLessThan(30);

  await dana.keyboard.press('/');
  await expect(field(dana)).toBeFocused();
  await dana.keyboard.type('DEPOSIT on');
  await expect(shown(dana).getByText('1 of 71', { exact: true })).toBeVisible();
  await expect(shown(dana).locator('.pdf-highlight[data-current]')).toBeInViewport();
  await dana.keyboard.press('Enter');
  await expect(shown(dana).getByText('2 of 71', { exact: true })).toBeVisible();
  await expect(shown(dana).getByRole('group', { name: 'Page 11', exact: true })).toBeInViewport();
  await expect(shown(dana).locator('.pdf-highlight[data-current]')).toBeInViewport();
  await expectAccessible(dana);
  await dana.keyboard.press('Shift+Enter');
  await dana.keyboard.press('Shift+Enter');
  await expect(shown(dana).getByText('71 of 71', { exact: true })).toBeVisible();
  await expect(shown(dana).getByRole('group', { name: 'Page 494', exact: true })).toBeInViewport();
  await dana.keyboard.press('Control+a');
  await dana.keyboard.type('nowhere');
  await expect(shown(dana).getByText('No matches')).toBeVisible();

  await dana.keyboard.press('Escape');
  await expect(field(dana)).toHaveCount(0);
  await expect(shown(dana)).toBeVisible();
  await rail.getByRole('button', { name: 'Go to page 494', exact: true }).click();
  await dana.keyboard.press('ArrowDown');
  await expect(rail.getByRole('button', { name: 'Go to page 495', exact: true })).toBeFocused();
  await expect(shown(dana).getByRole('textbox', { name: /^Page, 495 of 500/ })).toBeVisible();

  const page = shown(dana).getByRole('group', { name: 'Page 495', exact: true });
  await expect(page.getByText('Leaf 495')).toBeVisible();
  await shown(dana).getByRole('button', { name: 'Rotate' }).click();
  await expect.poll(async () => page.boundingBox().then((box) => box && box.width > box.height)).toBe(true);
  await expect(page).toBeInViewport();
  await shown(dana).getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).toBeInViewport();
  await shown(dana).getByRole('button', { name: 'Small pages' }).click();
  await expect(rail).toHaveCount(0);
  await dana.keyboard.press('Control+f');
  await expect(field(dana)).toBeFocused();
  await dana.keyboard.press('Escape');
  await dana.keyboard.press('Escape');
  await expect(shown(dana)).toHaveCount(0);
  await expect(dana).not.toHaveURL(/documentPreviewId/);
});

test('a PDF is printed page by page, but not where actions are turned off', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  await dana.addInitScript(() => {
    window.print = () => {
      const pictures = [...document.images].map(({ naturalWidth }) => naturalWidth);
      window.top?.document.documentElement.setAttribute('data-printed', pictures.join(' '));
    };
  });
  await openBook(dana, 3);
  await shown(dana).getByRole('button', { name: 'Print' }).click();
  await expect(dana.locator('html')).toHaveAttribute('data-printed', '1275 1275 1275');
  await expect(shown(dana).getByRole('button', { name: 'Print' })).toBeFocused();

  await dana.goto(`${dana.url()}&viewerActionsDisabled=true`);
  for (const name of [/^Print/, /^Download/])
    await expect(shown(dana).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await shown(dana).getByRole('button', { name: 'Actions for statement.pdf' }).click();
  for (const name of [/Rename/, /Delete/])
    await expect(dana.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
});

test('on a phone a button shows the thumbnails, and everything fits', async ({ signedIn }) => {
  const dana = await signedIn('dana', phone);
  await openBook(dana, 9);
  const rail = shown(dana).getByRole('navigation', { name: 'Pages' });
  await expect(rail).toHaveCount(0);
  await shown(dana).getByRole('button', { name: 'Find' }).click();
  await field(dana).fill('deposit');
  await expect(shown(dana).getByText('1 of 1', { exact: true })).toBeVisible();
  await shown(dana).getByRole('button', { name: 'Small pages' }).click();
  await rail.getByRole('button', { name: 'Go to page 3', exact: true }).click();
  await expectAccessible(dana);
  const over = await shown(dana).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(over).toBe(0);
});

test('a damaged PDF is reported and can be downloaded', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const whole = pdf('statement.pdf', 'Ada');
  const [id] = await createDocuments(dana, 'Reyes – damaged', [{ ...whole, buffer: whole.buffer.subarray(0, 60) }]);
  await dana.goto(`/?documentPreviewId=${id}`);
  await expect(shown(dana).getByText('This PDF can’t be shown')).toBeVisible();
  await expect(shown(dana).getByRole('link', { name: 'Download' })).toBeVisible();
  await expectAccessible(dana);
});
