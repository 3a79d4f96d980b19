import { expect, test } from 'vitest';
import {
  type Arrangement,
  LEFT_OUT,
  added,
  between,
  filesOf,
  fromHereOn,
  moved,
  onePile,
  pagesOf,
  removed,
  shifted,
  sourcesOf,
  split,
  turned,
} from './arrangement';

const page = (number: number) => `page-0-${number - 1}`;
const pages = (...numbers: number[]) => new Set(numbers.map(page));
const shown = (piles: Arrangement) => piles.map((pile) => pile.pages.map((each) => each.page + 1));
const four = onePile(pagesOf(0, 4));

test('split pages become a new file, and left-out pages belong to none', () => {
  const piles = split(four, fromHereOn(four, page(3)));
  expect(shown(piles)).toEqual([[1, 2], [3, 4], []]);
  const less = moved(piles, pages(4), LEFT_OUT);
  expect(shown(less)).toEqual([[1, 2], [3], [4]]);
  expect(shown(filesOf(less))).toEqual([[1, 2], [3]]);
  expect(shown(split(less, pages(4)))).toEqual([[1, 2], [3], [4], []]);
});

test('a page dropped on another takes its place, from either side', () => {
  const pile = four[0]?.id ?? '';
  expect(shown(moved(four, pages(1), pile, page(3)))).toEqual([[2, 3, 1, 4], []]);
  expect(shown(moved(four, pages(4), pile, page(2)))).toEqual([[1, 4, 2, 3], []]);
  expect(shown(moved(four, pages(1, 3), pile, page(4)))).toEqual([[2, 4, 1, 3], []]);
  expect(shown(moved(four, pages(2), pile, page(2)))).toEqual([[1, 2, 3, 4], []]);
  expect(shown(moved(four, pages(2), pile))).toEqual([[1, 3, 4, 2], []]);
});

test('pages move by one position and stop at the ends', () => {
  expect(shown(shifted(four, pages(1, 3), 1))).toEqual([[2, 1, 4, 3], []]);
  expect(shown(shifted(four, pages(1, 3), -1))).toEqual([[1, 3, 2, 4], []]);
  expect(shown(shifted(four, pages(3, 4), 1))).toEqual([[1, 2, 3, 4], []]);
});

test('a page rotates by 90°, and four rotations cancel out', () => {
  let piles = four;
  for (const turns of [1, 2, 3, 0]) {
    piles = turned(piles, pages(2));
    expect(piles[0]?.pages.map((each) => each.turns)).toEqual([0, turns, 0, 0]);
  }
});

test('a range between two pages is the same in either direction', () => {
  expect(between(four, page(3), page(2))).toEqual(pages(2, 3));
});

test('pages of another PDF are appended to the last file; an empty file can be removed', () => {
  const piles = added(split(four, pages(4)), pagesOf(1, 2));
  expect(shown(piles)).toEqual([[1, 2, 3], [4, 1, 2], []]);
  expect(sourcesOf(filesOf(piles))).toEqual([0, 1]);
  const emptied = moved(piles, pages(1, 2, 3), LEFT_OUT);
  expect(shown(removed(emptied, emptied[0]?.id ?? ''))).toEqual([
    [4, 1, 2],
    [1, 2, 3],
  ]);
  expect(shown(removed(piles, piles[0]?.id ?? ''))).toEqual(shown(piles));
});
