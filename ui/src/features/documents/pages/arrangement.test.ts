import { expect, test } from 'vitest';
import {
  type PageArrangement,
  LEFT_OUT,
  appendPages,
  pageIdsBetween,
  filePiles,
  pageIdsFrom,
  movePages,
  singlePile,
  pagesOf,
  removePile,
  shiftPages,
  sourceIndexes,
  splitPages,
  rotatePages,
} from './arrangement';

const page = (number: number) => `page-0-${number - 1}`;
const pages = (...numbers: number[]) => new Set(numbers.map(page));
const shown = (piles: PageArrangement) => piles.map((pile) => pile.pages.map((each) => each.page + 1));
const four = singlePile(pagesOf(0, 4));

test('split pages become a new file, and left-out pages belong to none', () => {
  const piles = splitPages(four, pageIdsFrom(four, page(3)));
  expect(shown(piles)).toEqual([[1, 2], [3, 4], []]);
  const less = movePages(piles, pages(4), LEFT_OUT);
  expect(shown(less)).toEqual([[1, 2], [3], [4]]);
  expect(shown(filePiles(less))).toEqual([[1, 2], [3]]);
  expect(shown(splitPages(less, pages(4)))).toEqual([[1, 2], [3], [4], []]);
});

test('a page dropped on another takes its place, from either side', () => {
  const pile = four[0]?.id ?? '';
  expect(shown(movePages(four, pages(1), pile, page(3)))).toEqual([[2, 3, 1, 4], []]);
  expect(shown(movePages(four, pages(4), pile, page(2)))).toEqual([[1, 4, 2, 3], []]);
  expect(shown(movePages(four, pages(1, 3), pile, page(4)))).toEqual([[2, 4, 1, 3], []]);
  expect(shown(movePages(four, pages(2), pile, page(2)))).toEqual([[1, 2, 3, 4], []]);
  expect(shown(movePages(four, pages(2), pile))).toEqual([[1, 3, 4, 2], []]);
});

test('pages move by one position and stop at the ends', () => {
  expect(shown(shiftPages(four, pages(1, 3), 1))).toEqual([[2, 1, 4, 3], []]);
  expect(shown(shiftPages(four, pages(1, 3), -1))).toEqual([[1, 3, 2, 4], []]);
  expect(shown(shiftPages(four, pages(3, 4), 1))).toEqual([[1, 2, 3, 4], []]);
});

test('a page rotates by 90°, and four rotations cancel out', () => {
  let piles = four;
  for (const turns of [1, 2, 3, 0]) {
    piles = rotatePages(piles, pages(2));
    expect(piles[0]?.pages.map((each) => each.turns)).toEqual([0, turns, 0, 0]);
  }
});

test('a range between two pages is the same in either direction', () => {
  expect(pageIdsBetween(four, page(3), page(2))).toEqual(pages(2, 3));
});

test('pages of another PDF are appended to the last file; an empty file can be removed', () => {
  const piles = appendPages(splitPages(four, pages(4)), pagesOf(1, 2));
  expect(shown(piles)).toEqual([[1, 2, 3], [4, 1, 2], []]);
  expect(sourceIndexes(filePiles(piles))).toEqual([0, 1]);
  const emptied = movePages(piles, pages(1, 2, 3), LEFT_OUT);
  expect(shown(removePile(emptied, emptied[0]?.id ?? ''))).toEqual([
    [4, 1, 2],
    [1, 2, 3],
  ]);
  expect(shown(removePile(piles, piles[0]?.id ?? ''))).toEqual(shown(piles));
});
