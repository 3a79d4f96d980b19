import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { wordFile, workbookFile } from '../../src/features/documents/readers/office.fixture';
import { createTiff } from '../../src/features/documents/readers/scan/tiff.fixture';
import type { StoryFile } from '../support/files';
import { expect, expectAccessible, phone, test } from '../support/story';
import { createDocuments } from '../support/create-documents';

const file = (name: string, content: string | Buffer): StoryFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

async function open(page: Page, sent: StoryFile) {
  const [id] = await createDocuments(page, `Reyes – ${sent.name}`, [sent]);
  await page.goto(`/?documentPreviewId=${id}`);
  return page.getByRole('dialog', { name: sent.name });
}

test('a CSV of 100,000 rows is a scrollable table', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const rows = Array.from({ length: 100_000 }, (_, n) => `${n};"Reyes; Ada ${n}";${n * 1.5}`);
  const shown = await open(dana, file('ledger.csv', `Number;Borrower;Amount\r\n${rows.join('\r\n')}\r\n`));
  await expect(shown.getByRole('columnheader', { name: 'Borrower' })).toBeVisible();
  await expect(shown.getByRole('cell', { name: 'Reyes; Ada 0', exact: true })).toBeVisible();
  await dana.keyboard.press('End');
  await expect(shown.getByRole('cell', { name: 'Reyes; Ada 99999', exact: true })).toBeVisible();
  // Nothing is cut off, however long numbers have become.
  for (const words of ['Reyes; Ada 99999', '149998.5']) {
    const cell = shown.getByRole('cell', { name: words, exact: true });
    expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await expect(shown.getByRole('columnheader', { name: 'Borrower' })).toBeInViewport();
  await expect(shown.getByRole('rowheader', { name: '100001' })).toBeVisible();
  expect(await shown.getByRole('row').count()).toBeLessThan(80);
  await expectAccessible(dana);
});

test('an empty file is reported as empty, whatever its name', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const shown = await open(dana, file('statement.pdf', ''));
  await expect(shown.getByText('This file is empty')).toBeVisible();
  await expect(shown.getByText('It needs to be uploaded again')).toBeVisible();
  await expectAccessible(dana);
});

test('an Excel file shows its sheets, a Word file its text', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const assets =
    '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" s="1"><v>46023</v></c><c r="B2" s="3"><v>1250</v></c></row>';
  const more = '<row r="1"><c r="A1" t="inlineStr"><is><t>Owed</t></is></c></row>';
  const book = await open(
    dana,
    file('assets.xlsx', workbookFile({ Assets: assets, Debts: more, Empty: '' }, ['Opened'])),
  );
  await expect(book.getByRole('cell', { name: '2026-01-01' })).toBeVisible();
  await expect(book.getByRole('cell', { name: '$1,250.00' })).toBeVisible();
  await expectAccessible(dana);
  await book.getByRole('tab', { name: 'Debts' }).click();
  await expect(book.getByRole('cell', { name: 'Owed' })).toBeVisible();
  await book.getByRole('tab', { name: 'Empty' }).click();
  await expect(book.getByText('This sheet is empty.')).toBeVisible();

  const letter = await open(
    dana,
    file(
      'gift.docx',
      wordFile(
        '<w:p><w:pPr><w:pStyle w:val="H2"/></w:pPr><w:r><w:t>Gift letter</w:t></w:r></w:p><w:p><w:r><w:t>It is &lt;b&gt;not&lt;/b&gt; a loan.</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>$10,000</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
      ),
    ),
  );
  await expect(letter.getByRole('heading', { name: 'Gift letter' })).toBeVisible();
  await expect(letter.getByText('It is <b>not</b> a loan.')).toBeVisible();
  await expect(letter.getByRole('cell', { name: '$10,000' })).toBeVisible();
  await expectAccessible(dana);
});

test('texts are decoded in any encoding, long ones from their beginning', async ({ signedIn }) => {
  const dana = await signedIn('dana', phone);
  const old = await open(dana, file('nota.txt', Buffer.from('Se\xf1or \x80 5', 'latin1')));
  await expect(old.getByText('Señor € 5')).toBeVisible();
  await expectAccessible(dana);
  const xml = await open(dana, file('file.xml', '<?xml version="1.0"?><loan><script>alert(1)</script></loan>'));
  await expect(xml.getByText('<script>alert(1)</script>')).toBeVisible();
  const long = await open(dana, file('log.txt', 'a line of a log\n'.repeat(300_000)));
  await expect(long.getByText('Showing the first 2 MB of 4.8 MB.')).toBeVisible();
  await long.getByRole('button', { name: 'Wrap lines' }).click();
  await expect(long.getByRole('button', { name: 'Wrap lines' })).toHaveAttribute('aria-pressed', 'false');
  expect(await long.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('a scan of several pages is viewed, rotated, and read on a phone too', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  // Its left half is black: rotated clockwise, the upper half is.
  const page = (width: number, height: number) => {
    const row = Array.from({ length: width / 8 }, (_, at) => (at < width / 16 ? 255 : 0));
    return { width, height, bits: 1 as const, bytes: Array.from({ length: height }, () => row).flat() };
  };
  const scan = createTiff([page(1600, 2000), page(2560, 1600), page(1600, 2000)]);
  const sent = file('deed.tif', Buffer.from(await scan.arrayBuffer()));
  const shown = await open(dana, sent);
  const dark = (number: number, x: number, y: number) =>
    shown
      .getByRole('img', { name: `Page ${number}, a picture` })
      .evaluate(
        (canvas: HTMLCanvasElement, [right, down]) =>
          (canvas.getContext('2d')?.getImageData((canvas.width - 1) * right, (canvas.height - 1) * down, 1, 1)
            .data[0] ?? 255) < 128,
        [x, y] as const,
      );
  await expect.poll(() => dark(1, 0.1, 0.9)).toBe(true);
  expect(await dark(1, 0.9, 0.1)).toBe(false);
  await shown.getByRole('button', { name: 'Next page' }).click();
  await expect(shown.getByLabel('Page, 2 of 3')).toBeVisible();
  await shown.getByRole('button', { name: 'Rotate' }).click();
  await expect.poll(() => dark(2, 0.9, 0.1)).toBe(true);
  expect(await dark(2, 0.1, 0.9)).toBe(false);
  await expectAccessible(dana);
  await dana.setViewportSize({ width: 390, height: 844 });
  const paper = shown.getByRole('group', { name: 'Page 2' });
  await expect.poll(async () => (await paper.boundingBox())?.width ?? 999).toBeLessThan(390);
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('scan.png') });
});

test('an iPhone photo is shown in every browser', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const photo = await readFile(join(import.meta.dirname, '../../src/features/documents/readers/photo/photo.heic'));
  const shown = await open(dana, file('bill.HEIC', photo));
  const red = (x: number, y: number) =>
    shown
      .getByRole('img', { name: 'Page 1, a picture' })
      .evaluate(
        (canvas: HTMLCanvasElement, [right, down]) =>
          (canvas.getContext('2d')?.getImageData(canvas.width * right, canvas.height * down, 1, 1).data[0] ?? 0) > 150,
        [x, y] as const,
      );
  await expect.poll(() => red(0.2, 0.2)).toBe(true);
  expect(await red(0.2, 0.8)).toBe(false);
  await shown.getByRole('button', { name: 'Rotate' }).click();
  await expect.poll(() => red(0.8, 0.2)).toBe(true);
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('heic.png') });

  const cut = await open(dana, file('cut.heic', photo.subarray(0, 600)));
  await expect(cut.getByText('This picture can’t be shown')).toBeVisible();
});

test('broken, empty and unknown files are explained and can be downloaded', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const broken: [StoryFile, string][] = [
    [file('assets.xlsx', workbookFile({ A: '' }).subarray(0, 300)), 'This file can’t be shown'],
    [file('gift.docx', wordFile('').subarray(0, 300)), 'This file can’t be shown'],
    [file('walk.avi', `RIFF\0\0\0\0AVI ${'no film '.repeat(400)}`), 'This video can’t be played here'],
    [file('photo.heic', '\0\0\0\x18ftypheic no photo'), 'This picture can’t be shown'],
    [file('fax.tif', 'II*\0no scan'), 'This picture can’t be shown'],
    [file('scan.png', '\x89PNG\r\n\x1a\n no picture'), 'This picture can’t be shown'],
    [file('nothing.txt', ''), 'This file is empty'],
    [file('deck.ppt', 'slides'), 'Files of this type open in their own program.'],
  ];
  for (const [sent, words] of broken) {
    const bytes = sent.name.endsWith('.png') ? Buffer.from(sent.buffer.toString(), 'latin1') : sent.buffer;
    const shown = await open(dana, { ...sent, buffer: bytes });
    await expect(shown.getByText(words)).toBeVisible();
    await expect(shown.getByRole('link', { name: 'Download' })).toBeVisible();
  }
});

test('a video plays, and can be continued from the middle', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/');
  const recorded = await dana.evaluate(async () => {
    const mimeType = ['video/mp4', 'video/x-matroska;codecs=avc1'].find((type) => MediaRecorder.isTypeSupported(type));
    if (!mimeType) return null;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.start();
    const pen = canvas.getContext('2d');
    for (let n = 0; n < 12; n += 1) {
      pen?.fillRect(n * 5, 0, 5, 64);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const done = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.stop();
    await done;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return { name: mimeType.includes('mp4') ? 'walk.mp4' : 'walk.mkv', bytes: [...bytes] };
  });
  if (!recorded) throw new Error('This browser records no video of a kind that is taken.');
  const shown = await open(dana, file(recorded.name, Buffer.from(recorded.bytes)));
  const video = shown.locator('video');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0);
  expect(await video.evaluate((film: HTMLVideoElement) => film.videoWidth)).toBe(64);
  await expectAccessible(dana);
});
