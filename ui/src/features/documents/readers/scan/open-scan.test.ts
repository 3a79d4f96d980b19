import { expect, test } from 'vitest';
import { UnreadableFileError } from '../table';
import { openScan } from './open-scan';
import { createTiff } from './tiff.fixture';
import { type PixelImage, scaleDown, applyOrientation } from './orientation';

/** Returns the red channel of each pixel, row by row. */
const reds = ({ width, height, pixels }: PixelImage): number[][] =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => pixels[(row * width + column) * 4] ?? -1),
  );

const coloured = {
  width: 3,
  height: 2,
  bits: 24 as const,
  bytes: [10, 0, 0, 20, 0, 0, 30, 0, 0, 40, 0, 0, 50, 0, 0, 60, 0, 0],
};

test('the pages of a scan are read one by one, in color and in black and white', async () => {
  const scan = await openScan(createTiff([coloured, { width: 8, height: 2, bits: 1, bytes: [0b10000001, 0] }]));
  expect(scan.pages).toEqual([
    { width: 3, height: 2 },
    { width: 8, height: 2 },
  ]);
  expect(reds(scan.page(0, 0))).toEqual([
    [10, 20, 30],
    [40, 50, 60],
  ]);
  expect(reds(scan.page(1, 0))[0]).toEqual([0, 255, 255, 255, 255, 255, 255, 0]);
  expect(reds(scan.page(0, 0))).toEqual(reds(scan.page(0, 0)));
});

test('a fax page is decoded', async () => {
  // Group 4: each of the eight rows is white like the one above, a single 1; then the end of the page.
  const scan = await openScan(createTiff([{ width: 16, height: 8, bits: 1, packed: 4, bytes: [0xff, 0, 0x10, 0x01] }]));
  expect(new Set(reds(scan.page(0, 0)).flat())).toEqual(new Set([255]));
});

test('a page is shown in its stored orientation, and as a person rotates it', async () => {
  const scan = await openScan(createTiff([{ ...coloured, orientation: 6 }]));
  expect(scan.pages).toEqual([{ width: 2, height: 3 }]);
  const turnedRight = [
    [40, 10],
    [50, 20],
    [60, 30],
  ];
  expect(reds(scan.page(0, 0))).toEqual(turnedRight);
  expect(reds(scan.page(0, 270))).toEqual([
    [10, 20, 30],
    [40, 50, 60],
  ]);
  expect(reds(scan.page(0, 90))).toEqual([
    [60, 50, 40],
    [30, 20, 10],
  ]);
});

test('every orientation is undone by its inverse', () => {
  const page: PixelImage = { width: 3, height: 2, pixels: new Uint8ClampedArray(24).map((_, at) => at) };
  const back: Record<number, number> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 8, 7: 7, 8: 6 };
  for (const [there, home] of Object.entries(back))
    expect(reds(applyOrientation(applyOrientation(page, Number(there)), home)), there).toEqual(reds(page));
});

test('a page wider than a screen is scaled down by averaging pixels', () => {
  const pixels = new Uint8ClampedArray(4 * 2 * 4).fill(100);
  pixels.set([0, 0, 0, 0], 0);
  const small = scaleDown({ width: 4, height: 2, pixels }, 2);
  expect(small).toMatchObject({ width: 2, height: 1 });
  expect([...small.pixels]).toEqual([75, 75, 75, 75, 100, 100, 100, 100]);
});

test.each([
  ['nothing of a scan in it', new Blob(['no scan at all, but long enough'])],
  ['no page', new Blob([new Uint8Array([0x49, 0x49, 42, 0, 0, 0, 0, 0])])],
  ['pages that lead back to the first', createTiff([coloured, coloured], true)],
  ['a first page beyond its end', new Blob([new Uint8Array([0x49, 0x49, 42, 0, 255, 255, 0, 0])])],
])('a file with %s can’t be read', async (_, file) => {
  await expect(openScan(file)).rejects.toBeInstanceOf(UnreadableFileError);
});

test('a page that claims to be larger than any paper isn’t decoded', async () => {
  const scan = await openScan(createTiff([{ ...coloured, width: 60_000, height: 60_000 }]));
  expect(() => scan.page(0, 0)).toThrow(UnreadableFileError);
});
