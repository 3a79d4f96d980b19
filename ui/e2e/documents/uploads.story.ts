import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from '../support/story';
import { type StoryFile, pdf, zip } from '../support/files';
import {
  addElement,
  alvarez,
  chooseFile,
  findRow,
  openNeedsList,
  openRequest,
  row,
  undoChange,
} from '../support/steps';

const text = (name: string, words: string, mimeType = 'text/plain'): StoryFile => ({
  name,
  mimeType,
  buffer: Buffer.from(words),
});

/** Chooses files for the shoebox of the portal. */
async function send(page: Page, files: StoryFile[]): Promise<void> {
  const opener = page.getByRole('button', { name: 'Upload files' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opener.click()]);
  await chooser.setFiles(files);
}

/** Counts concurrent uploads. */
function countSending(page: Page): { most: number; sent: number } {
  const count = { now: 0, most: 0, sent: 0 };
  const isFile = (url: string, method: string) => method === 'PUT' && /\/uploads\/[^/]+\/content$/.test(url);
  page.on('request', (request) => {
    if (isFile(request.url(), request.method())) count.most = Math.max(count.most, ++count.now);
  });
  const end = (url: string, method: string) => {
    if (!isFile(url, method)) return;
    count.now -= 1;
    count.sent += 1;
  };
  page.on('requestfinished', (request) => end(request.url(), request.method()));
  page.on('requestfailed', (request) => end(request.url(), request.method()));
  return count;
}

test('a text announced as a script never runs in our pages', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  await send(lucia, [text('notes.txt', 'window.ran = true;', 'application/javascript')]);
  const link = lucia.getByRole('link', { name: 'Preview notes.txt' });
  await expect(link).toBeVisible();
  const id = new URL((await link.getAttribute('href')) ?? '', lucia.url()).searchParams.get('documentPreviewId');
  const address = `/v1/documents/${id}/content`;
  const came = await lucia.evaluate(async (url) => {
    const answer = await fetch(url);
    return { type: answer.headers.get('content-type'), words: await answer.text() };
  }, address);
  expect(came).toEqual({ type: 'text/plain', words: 'window.ran = true;' });

  const outcome = await lucia.evaluate(async (url) => {
    const loaded = (element: HTMLElement) =>
      new Promise((done) => {
        element.onload = () => done('loaded');
        element.onerror = () => done('refused');
        document.head.append(element);
      });
    const script = Object.assign(document.createElement('script'), { src: url });
    const module = Object.assign(document.createElement('script'), { src: `${url}?module`, type: 'module' });
    const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
    const worker = new Promise((done) => {
      const started = new Worker(url);
      started.onerror = () => done('refused');
      started.onmessage = () => done('ran');
    });
    const parts = await Promise.all([loaded(script), loaded(module), loaded(style), worker]);
    return [...parts, 'ran' in window];
  }, address);
  expect(outcome).toEqual(['refused', 'refused', 'refused', 'refused', false]);
});

test('an archive of 300 files is uploaded four at a time, and few of its rows are rendered', async ({ signedIn }) => {
  test.setTimeout(180_000);
  const lucia = await signedIn('lucia');
  const count = countSending(lucia);
  await send(lucia, [zip('scans.zip', 300)]);
  await lucia.getByRole('dialog').getByRole('button', { name: 'Send 300 files' }).press('Enter', { timeout: 60_000 });
  await expect(lucia.getByText('Uploading 300 files')).toBeVisible({ timeout: 60_000 });
  const tray = lucia.getByRole('region', { name: 'Uploads' });
  await expect(tray).toContainText(/of 300 files uploaded/);
  await tray.getByRole('button', { name: 'Show the files' }).click();
  expect(await tray.getByRole('listitem').count()).toBeLessThan(40);
  await expectAccessible(lucia);
  await expect(tray).toBeHidden({ timeout: 150_000 });
  expect(count).toMatchObject({ sent: 300 });
  expect(count.most).toBeLessThanOrEqual(4);
  const rows = lucia.getByRole('list', { name: 'Not filed' }).getByRole('listitem');
  await expect(rows).toHaveCount(60);
  await lucia.getByRole('button', { name: /^Show more of \d+ documents/ }).click();
  await expect(rows).toHaveCount(120);
  const names = (await rows.allTextContents()).map((words) => /note-\d+\.txt/.exec(words)?.[0]);
  expect(names).toEqual(Array.from({ length: 120 }, (_, n) => `note-${n + 1}.txt`));
});

test('many uploads are canceled together and resumed', async ({ signedIn }) => {
  const lucia = await signedIn('lucia');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await lucia.route('**/uploads/*/content', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await send(
    lucia,
    Array.from({ length: 9 }, (_, n) => text(`page ${n + 1}.txt`, `Page ${n + 1}`)),
  );
  const tray = lucia.getByRole('region', { name: 'Uploads' });
  await expect(tray).toContainText('0 of 9 files uploaded');
  await tray.getByRole('button', { name: 'Show the files' }).click();
  await expect(tray.getByText('Waiting')).toHaveCount(5);
  await tray.getByRole('button', { name: 'Cancel all' }).click();
  await expect(lucia.getByText('9 uploads cancelled')).toBeVisible();
  await expect(tray).toBeHidden();
  await undoChange(lucia, '9 uploads cancelled');
  await expect(tray).toContainText('0 of 9 files uploaded');
  release();
  const list = lucia.getByRole('list', { name: 'Not filed' });
  for (const n of [1, 5, 9]) await expect(list).toContainText(`page ${n}.txt`);
  await expect(tray).toBeHidden();
});

test('files arrive in any order but keep the order of choosing; a duplicate file is asked about', async ({
  blankPageFor,
  signedIn,
}) => {
  test.setTimeout(180_000);
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  const lucia = await signedIn('lucia', phone);
  // The first one takes longest.
  await lucia.route('**/uploads/*/content', async (route) => {
    if (route.request().postDataBuffer()?.includes('Page one')) await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  const card = await openRequest(lucia, 'Property tax bill');
  const upload = async (files: StoryFile[], opener: RegExp) => {
    const [chooser] = await Promise.all([
      lucia.waitForEvent('filechooser'),
      card.getByRole('button', { name: opener }).click(),
    ]);
    await chooser.setFiles(files);
  };
  const pages = [pdf('one.pdf', 'Page one'), pdf('two.pdf', 'Page two'), pdf('three.pdf', 'Page three')];
  await upload(pages, /^Upload/);
  for (const { name } of pages) await expect(card).toContainText(name);
  const shown = (await card.textContent()) ?? '';
  const places = pages.map(({ name }) => shown.indexOf(name));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await findRow(dana, 'Property tax bill');
  await expect(row(dana, 'Property tax bill')).toContainText('3 files:');

  await upload([pdf('two again.pdf', 'Page two')], /^Add a/);
  const dialog = lucia.getByRole('dialog', { name: 'This file is already here' });
  await expect(dialog).toContainText('“two again.pdf” is already there under the name “two.pdf”');
  await expectAccessible(lucia);
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(lucia.getByText('Skipped: it’s already there')).toBeVisible();
  await expect(card).not.toContainText('two again.pdf');
  await expect(row(dana, 'Property tax bill')).toContainText('3 files:');

  await upload([pdf('two again.pdf', 'Page two')], /^Add a/);
  await dialog.getByRole('button', { name: 'Add again' }).click();
  await expect(card).toContainText('two again.pdf');
  await expect(row(dana, 'Property tax bill')).toContainText('4 files:');
});

test('an upload scrolled out of view shows in the tray, and refusals are explained in full', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await lucia.route('**/uploads/*/content', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const long = `${'n'.repeat(230)}.pdf`;
  await send(lucia, [text('slow.txt', 'Slow'), pdf(long, 'Long'), text('setup.exe', 'MZ')]);
  const area = lucia.getByRole('group', { name: 'Upload to the shoebox' });
  await expect(area.getByRole('alert')).toContainText(/^n+…n+\.pdf: Name can have up to 200 characters/);
  await expect(area.getByRole('alert')).toContainText('setup.exe: File type must be');
  expect(await lucia.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  await expectAccessible(lucia);

  const tray = lucia.getByRole('region', { name: 'Uploads' });
  await area.getByText('slow.txt').scrollIntoViewIfNeeded();
  await expect(tray).toBeHidden();
  await lucia.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(tray).toContainText(/0 of 1 files? uploaded/);
  await area.getByText('slow.txt').scrollIntoViewIfNeeded();
  await expect(tray).toBeHidden();
  release();
  await expect(lucia.getByRole('list', { name: 'Not filed' })).toContainText('slow.txt');
});

test('a file chosen before the file rules are loaded is accepted, and the server checks it', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  await dana.route(/\/check-files-[^/]*\.js$/, (route) => route.abort());
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', 'Flood map');
  await findRow(dana, 'Flood map');
  const request = row(dana, 'Flood map');
  const upload = async (file: StoryFile) => {
    await request.hover();
    await chooseFile(dana, request.getByRole('button', { name: 'Upload file for Flood map' }), file);
  };
  await upload(text('setup.exe', 'MZ'));
  await expect(request.getByRole('alert')).toContainText('setup.exe: File type must be');
  await upload(pdf('flood.pdf', 'The map'));
  await expect(request).toContainText('Submitted');
});
