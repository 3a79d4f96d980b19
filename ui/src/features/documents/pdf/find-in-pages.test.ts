import { expect, test } from 'vitest';
import { type PageSearchResult, MOST_HITS, findInPages, normalizeQuery, findHits } from './find-in-pages';
import { normalizeText } from './normalize-text';
import { pieceRanges } from './highlight-boxes';
import { type PageTexts, joinPieces } from './page-texts';

const piece = (str: string, hasEOL = false) => ({ str, hasEOL });

function book(pages: string[]): PageTexts & { read: number[] } {
  const read: number[] = [];
  const at = (number: number) => {
    read.push(number);
    return Promise.resolve(joinPieces([piece(pages[number - 1] ?? '')]));
  };
  return { count: pages.length, at, read };
}

async function all(
  texts: PageTexts,
  query: string,
  first = 1,
  stop = new AbortController(),
): Promise<PageSearchResult[]> {
  const found = [];
  for await (const page of findInPages(texts, query, first, stop.signal)) found.push(page);
  return found;
}

test('ignores case, accents, ligatures and repeated spaces', () => {
  expect(normalizeText('Señor  ﬁnal\tÉTAT').text).toBe('senor final etat');
  expect(normalizeQuery('  Gift   Letter ')).toBe('gift letter');
});

test('finds words across pieces and lines, and marks each piece', () => {
  const words = ['Ending', ' ', 'balance', 'of the', '  ', 'Alvarez'];
  const text = joinPieces(words.map((each, index) => piece(each, index === 2)));
  expect(text.text).toBe('ending balance of the alvarez');
  const [hit] = findHits(text.text, normalizeQuery('balance of the Alv'));
  const spans = hit && pieceRanges(hit, text, (index) => words[index] ?? '');
  expect(spans?.filter(({ piece: at }) => at !== 4)).toEqual([
    { piece: 2, from: 0, to: 7 },
    { piece: 3, from: 0, to: 6 },
    { piece: 5, from: 0, to: 3 },
  ]);
});

test('marks a whole ligature and a whole surrogate pair', () => {
  const words = ['𝐀 eﬃcient'];
  const text = joinPieces(words.map((each) => piece(each)));
  const [hit] = findHits(text.text, 'effi');
  expect(hit && pieceRanges(hit, text, () => words[0] ?? '')).toEqual([{ piece: 0, from: 3, to: 5 }]);
  const [letter] = findHits(text.text, 'a ');
  expect(letter && pieceRanges(letter, text, () => words[0] ?? '')).toEqual([{ piece: 0, from: 0, to: 3 }]);
});

test('ignores structure marks', () => {
  const text = joinPieces([piece('one'), { type: 'beginMarkedContent' }, piece('two')]);
  expect(text).toEqual({ text: 'onetwo', starts: [0, 3] });
});

test('searches from the visible page to the end, then from the beginning, each page once', async () => {
  const texts = book(['loan', 'nothing', 'loan loan', '']);
  const found = await all(texts, 'LOAN', 3);
  expect(texts.read).toEqual([3, 4, 1, 2]);
  expect(found.map(({ page, hits, hasText }) => [page, hits.length, hasText])).toEqual([
    [3, 2, true],
    [4, 0, false],
    [1, 1, true],
    [2, 0, true],
  ]);
});

test('stops reading when aborted', async () => {
  const texts = book(Array.from({ length: 500 }, () => 'loan'));
  const stop = new AbortController();
  for await (const { page } of findInPages(texts, 'loan', 1, stop.signal)) if (page === 3) stop.abort();
  expect(texts.read.length).toBeLessThanOrEqual(4);
});

test('stops at the maximum number of hits', async () => {
  const texts = book(Array.from({ length: 10 }, () => 'a'.repeat(1000)));
  const found = await all(texts, 'a');
  expect(found.flatMap(({ hits }) => hits)).toHaveLength(MOST_HITS);
  expect(texts.read).toHaveLength(5);
});

test('finds nothing for an empty query', async () => {
  expect(findHits('text', '')).toEqual([]);
  expect((await all(book(['text']), '  ')).flatMap(({ hits }) => hits)).toEqual([]);
});
