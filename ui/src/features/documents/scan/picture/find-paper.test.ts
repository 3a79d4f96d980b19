import { expect, test } from 'vitest';
import { seededRandom, grayPicture, paperOnTable } from './drawn-image.fixture';
import { findPaper } from './find-paper';
import { type QuadCorners, distanceBetween } from './quad';

const quad = (...corners: readonly [number, number][]): QuadCorners =>
  corners.map(([x, y]) => ({ x, y })) as unknown as QuadCorners;

const papers: [string, QuadCorners][] = [
  ['straight', quad([0.2, 0.1], [0.8, 0.1], [0.8, 0.9], [0.2, 0.9])],
  ['turned a little', quad([0.25, 0.08], [0.85, 0.18], [0.75, 0.92], [0.15, 0.82])],
  ['turned a lot', quad([0.38, 0.06], [0.9, 0.42], [0.62, 0.95], [0.1, 0.58])],
  ['seen at a slant', quad([0.3, 0.2], [0.72, 0.22], [0.9, 0.9], [0.12, 0.86])],
  ['small', quad([0.3, 0.25], [0.75, 0.28], [0.73, 0.75], [0.28, 0.7])],
];

test.each(papers)('paper on a dark table is found: %s', (_, corners) => {
  expect(farthestOff(findPaper(paperOnTable(corners, 60, 225)), corners)).toBeLessThan(0.02);
});

test.each(papers)('paper on a table almost as bright is found by its edges: %s', (_, corners) => {
  expect(farthestOff(findPaper(paperOnTable(corners, 175, 232)), corners)).toBeLessThan(0.03);
});

test('a much larger picture gives the same corners', () => {
  const [, corners] = papers[3] ?? ['', null];
  if (!corners) throw new Error('It is there.');
  expect(farthestOff(findPaper(paperOnTable(corners, 60, 225, 1280, 960)), corners)).toBeLessThan(0.02);
});

test('finds nothing where there is no paper', () => {
  const noise = seededRandom();
  expect(findPaper(grayPicture(320, 240, () => 128))).toBeNull();
  expect(findPaper(grayPicture(320, 240, () => 128 + noise() * 200))).toBeNull();
  // A scan that fills the image.
  expect(findPaper(grayPicture(320, 400, (x, y) => (y % 16 < 4 && x % 50 < 40 ? 30 : 250)))).toBeNull();
  // A round plate.
  expect(findPaper(grayPicture(320, 320, (x, y) => (Math.hypot(x - 160, y - 160) < 130 ? 230 : 40)))).toBeNull();
  // A small object in the middle.
  expect(findPaper(grayPicture(320, 240, (x, y) => (x > 150 && x < 190 && y > 100 && y < 140 ? 230 : 40)))).toBeNull();
  expect(findPaper(grayPicture(1, 1, () => 0))).toBeNull();
});

function farthestOff(found: QuadCorners | null, corners: QuadCorners): number {
  if (!found) return Infinity;
  return Math.max(...corners.map((corner, place) => distanceBetween(corner, found[place] ?? corner)));
}
