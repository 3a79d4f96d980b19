import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from '../support/story';
import { MB, cutConnectionAfter, largeFile, tryAgain } from '../support/connection-cut';
import { alvarez, openLoan, openRequest, undoChange } from '../support/steps';

async function send(page: Page, path: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Upload files' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opener.click()]);
  await chooser.setFiles(path);
}

/** Returns the hash of a document's bytes as downloaded by this person. */
async function hashOf(page: Page, name: string): Promise<string> {
  const link = page.getByRole('link', { name: `Preview ${name}` }).first();
  await expect(link).toBeVisible({ timeout: 60_000 });
  const id = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('documentPreviewId');
  const answer = await page.request.get(`/v1/documents/${id}/content`);
  return createHash('sha256')
    .update(await answer.body())
    .digest('hex');
}

test('an interrupted upload resumes during navigation, and a lender sees the whole file', async ({
  blankPageFor,
  signedIn,
}) => {
  test.setTimeout(180_000);
  const lucia = await signedIn('lucia');
  const file = largeFile('site visit.txt', 20 * MB);
  const line = await cutConnectionAfter(lucia, 8 * MB);
  await send(lucia, file.path);
  const waiting = lucia.getByText('Waiting for the connection…');
  await expect(waiting).toBeVisible({ timeout: 60_000 });
  await expect(lucia.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
  await expectAccessible(lucia);
  await lucia.screenshot({ path: test.info().outputPath('waiting.png') });

  // The upload continues on another page.
  await lucia.getByRole('link', { name: 'Messages' }).first().click();
  const tray = lucia.getByRole('region', { name: 'Uploads' });
  await expect(tray).toContainText('0 of 1 file uploaded');
  await tray.getByRole('button', { name: 'Show the files' }).click();
  await expect(tray).toContainText('Waiting for the connection…');
  await lucia.screenshot({ path: test.info().outputPath('tray.png') });
  await line.restore();
  await tryAgain(tray);
  await expect(tray).toBeHidden({ timeout: 60_000 });
  expect(line.parts).toEqual([0]);

  await lucia.goto('/portal');
  expect(await hashOf(lucia, 'site visit.txt')).toBe(file.hash);
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await dana.getByRole('navigation', { name: 'Documents not filed' }).getByRole('link', { name: /Lucia/ }).click();
  expect(await hashOf(dana, 'site visit.txt')).toBe(file.hash);
});

test('an upload resumes after a reload, without a warning', async ({ signedIn }) => {
  test.setTimeout(180_000);
  const lucia = await signedIn('lucia', phone);
  const asked: string[] = [];
  lucia.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const file = largeFile('survey.txt', 20 * MB);
  const line = await cutConnectionAfter(lucia, 16 * MB);
  const card = await openRequest(lucia, 'Property tax bill');
  const [chooser] = await Promise.all([
    lucia.waitForEvent('filechooser'),
    card.getByRole('button', { name: /^Upload/ }).click(),
  ]);
  await chooser.setFiles(file.path);
  await expect(card).toContainText('Waiting for the connection…', { timeout: 60_000 });
  const seen: string[] = [];
  lucia.on('request', (request) => {
    const range = request.headers()['content-range'];
    if (range) seen.push(range);
  });
  await line.restore();
  await lucia.reload();
  expect(asked).toEqual([]);
  const again = await openRequest(lucia, 'Property tax bill');
  await expect(again).toContainText('survey.txt', { timeout: 60_000 });
  await expect(again.getByRole('link', { name: 'Preview survey.txt' })).toBeVisible({ timeout: 60_000 });
  expect(seen).toEqual([`bytes ${16 * MB}-${20 * MB - 1}/${20 * MB}`]);
  expect(await hashOf(lucia, 'survey.txt')).toBe(file.hash);
});

test('a canceled upload resumes on undo, and sign-out leaves nothing behind', async ({ signedIn }) => {
  test.setTimeout(180_000);
  const lucia = await signedIn('lucia');
  const file = largeFile('plans.txt', 20 * MB);
  const line = await cutConnectionAfter(lucia, 8 * MB);
  await send(lucia, file.path);
  await expect(lucia.getByText('Waiting for the connection…')).toBeVisible({ timeout: 60_000 });
  await lucia.getByRole('button', { name: 'Cancel upload' }).click();
  await undoChange(lucia, 'File upload cancelled');
  await expect(lucia.getByText('Waiting for the connection…')).toBeVisible({ timeout: 60_000 });
  expect(line.parts).toEqual([0]);
  const kept = () =>
    lucia.evaluate(
      () =>
        new Promise<number>((count) => {
          const request = indexedDB.open('loanroom-uploads');
          request.onsuccess = () => {
            // Sign-out may have deleted the whole database.
            if (!request.result.objectStoreNames.contains('uploads')) return count(0);
            const all = request.result.transaction('uploads').objectStore('uploads').count();
            all.onsuccess = () => count(all.result);
          };
        }),
    );
  await expect.poll(kept).toBe(1);
  await lucia.getByRole('button', { name: /Lucia Alvarez/ }).click();
  await lucia.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  const question = lucia.getByRole('alertdialog', { name: 'Stop an upload?' });
  await expectAccessible(lucia);
  await question.getByRole('button', { name: 'Stop and sign out' }).click();
  await expect(lucia).toHaveURL(/sign-in/);
  expect(await kept()).toBe(0);
});
