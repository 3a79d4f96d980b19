import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/story';
import { pdf } from '../support/files';
import { addElement, alvarez, findRow, openNeedsList, openRequest, row } from '../support/steps';

/** Drops files or folders of this machine on an element. */
async function drop(page: Page, place: Locator, ...files: string[]): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('The place is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 24)];
  const control = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await control.send('Input.dispatchDragEvent', { type, x, y, data });
  await control.detach();
}

test('files and folders are dropped on a request, and on its row', async ({ blankPageFor, signedIn }) => {
  const desk = mkdtempSync(join(tmpdir(), 'loanroom-desk-'));
  const at = (name: string) => join(desk, name);
  const put = (name: string) => writeFileSync(at(name), pdf(name, name).buffer);
  put('deed.pdf');
  writeFileSync(at('setup.exe'), 'MZ');
  mkdirSync(at('Taxes'));
  put('Taxes/w2.pdf');
  put('Taxes/1099.pdf');
  // Metadata files that an operating system leaves in folders.
  writeFileSync(at('Taxes/.DS_Store'), 'Bud1');
  try {
    const dana = await blankPageFor('dana');
    await openNeedsList(dana, alvarez);
    await addElement(dana, 'Add File Request', 'Ground lease');
    const lucia = await signedIn('lucia');
    const card = await openRequest(lucia, 'Property tax bill');
    await drop(lucia, card, at('setup.exe'));
    await expect(card.getByRole('alert')).toContainText('File type must be');
    await drop(lucia, card, at('deed.pdf'));
    await expect(card).toContainText('deed.pdf');
    await expect(card.getByRole('alert')).toHaveCount(0);
    await drop(lucia, card, at('Taxes'));
    const window = lucia.getByRole('dialog');
    await expect(window).toContainText('w2.pdf');
    await expect(window).not.toContainText('DS_Store');
    await window.getByRole('button', { name: 'Send 2 files' }).click();
    await expect(card).toContainText('1099.pdf');

    await findRow(dana, 'Ground lease');
    const request = row(dana, 'Ground lease');
    await drop(dana, request, at('setup.exe'));
    await expect(dana.getByText('File type must be')).toBeVisible();
    await drop(dana, request, at('Taxes'));
    await expect(dana.getByRole('dialog')).toContainText('w2.pdf');
    await expect(dana.getByRole('dialog')).not.toContainText('DS_Store');
    await dana.getByRole('dialog').getByRole('button', { name: 'Send 2 files' }).click();
    await expect(request).toContainText('Submitted');
  } finally {
    rmSync(desk, { recursive: true });
  }
});
