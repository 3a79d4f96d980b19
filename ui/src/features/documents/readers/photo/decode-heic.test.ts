import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openScan } from '../scan/open-scan';
import { UnreadableFileError } from '../table';
import { decodeHeic } from './decode-heic';
import { isHeic } from './is-heic';

// Tests have no workers, so the decoder runs in the test itself.
vi.mock('./read-heic', () => ({ readHeic: decodeHeic }));

const photo = readFile(join(import.meta.dirname, 'photo.heic')).then((bytes) => new Blob([new Uint8Array(bytes)]));

/** Returns the rounded color of a pixel: lossy compression changes it slightly. */
const near = (pixels: Uint8ClampedArray, width: number, x: number, y: number) =>
  Array.from(pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3), (part) => Math.round(part / 50));

test('reads an iPhone photo: red and green above, blue below', async () => {
  const { width, height, pixels } = await decodeHeic(await photo);
  expect([width, height]).toEqual([320, 200]);
  expect(near(pixels, width, 40, 40)).toEqual([4, 1, 1]);
  expect(near(pixels, width, 240, 40)).toEqual([1, 3, 1]);
  expect(near(pixels, width, 40, 160)).toEqual([1, 1, 4]);
});

test('it is a page that can be rotated', async () => {
  const scan = await openScan(await photo);
  expect(scan.pages).toEqual([{ width: 320, height: 200 }]);
  const turned = await scan.page(0, 90);
  expect([turned.width, turned.height]).toEqual([200, 320]);
  expect(near(turned.pixels, turned.width, 160, 40)).toEqual([4, 1, 1]);
});

test('reports a broken file; another type isn’t recognized', async () => {
  const whole = await photo;
  await expect(decodeHeic(whole.slice(0, 600))).rejects.toThrow(UnreadableFileError);
  await expect(decodeHeic(whole.slice(0, 20))).rejects.toThrow(UnreadableFileError);
  expect(await isHeic(whole)).toBe(true);
  expect(await isHeic(new Blob(['%PDF-1.7 ftyp']))).toBe(false);
  expect(await isHeic(new Blob([]))).toBe(false);
});
