import { expect, test } from 'vitest';
import { decodeText } from './decode-text';
import { MOST_ROWS, parseCells, openSeparated, detectSeparator } from './separated-values';

const bytes = (...codes: number[]) => new Uint8Array(codes);
const table = (text: string, whole = true) => openSeparated(text, whole).table(0);

test('decodes characters in the encoding of the file', () => {
  const utf8 = new TextEncoder().encode('Señor – 5 €');
  expect(decodeText(utf8, true)).toBe('Señor – 5 €');
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, ...utf8), true)).toBe('Señor – 5 €');
  expect(decodeText(bytes(0xff, 0xfe, 0x41, 0, 0xac, 0x20), true)).toBe('A€');
  expect(decodeText(bytes(0xfe, 0xff, 0, 0x41, 0x20, 0xac), true)).toBe('A€');
  expect(decodeText(bytes(0x53, 0xf1), true)).toBe('Sñ');
});

test('a text that is cut off within a character is still UTF-8', () => {
  const cut = new TextEncoder().encode('año').subarray(0, 2);
  expect(decodeText(cut, false)).toBe('a');
  expect(decodeText(cut, true)).toBe('aÃ');
});

test.each([
  ['a,b\n1,2', ','],
  ['a;b\n1,5;2,5\n2,5;3,5', ';'],
  ['a\tb\n1\t2', '\t'],
  ['a|b|c\n1|2|3', '|'],
  ['"a;b;c",d\n"1;2;3",4', ','],
  ['one column\nof words', ','],
])('what divides %j is %j', (text, separator) => expect(detectSeparator(text).separator).toBe(separator));

test('the first line may name the separator', async () => {
  const { facts, rows } = await table('sep=;\r\na,x;b\r\n1;2\r\n');
  expect(facts.headings).toEqual(['a,x', 'b']);
  expect(rows(0, 10)).toEqual([['1', '2']]);
});

test('quotes enclose separators, quotes and line breaks', async () => {
  const { facts, rows } = await table('Name,Note\n"Reyes, Ada","said ""yes""\nand left"\nBo,"x"y\n\n');
  expect(facts).toMatchObject({ rows: 3, columns: 2, firstRow: 2, more: false });
  expect(rows(0, 9)).toEqual([['Reyes, Ada', 'said "yes"\nand left'], ['Bo', 'xy'], ['']]);
});

test('an unclosed quote is an ordinary character', async () => {
  const { rows } = await table('Size,Name\n"5 inch,Ada\n6,Bo');
  expect(rows(0, 9)).toEqual([
    ['"5 inch', 'Ada'],
    ['6', 'Bo'],
  ]);
});

test('rows of different lengths, all kinds of line breaks, and an empty last cell', () => {
  expect(parseCells('a,,\r\n', ',')).toEqual(['a', '', '']);
  expect(parseCells('"a",', ',')).toEqual(['a', '']);
  expect(parseCells('', ',')).toEqual(['']);
});

test('a truncated file shows no partial row', async () => {
  const { facts, rows } = await table('a,b\n1,2\n3,', false);
  expect(rows(0, 9)).toEqual([['1', '2']]);
  expect(facts.more).toBe(true);
});

test('an empty file has no rows', () => {
  expect(() => openSeparated('', true)).toThrow('empty');
});

test('200,000 rows are available immediately; rows beyond the scroll limit are dropped', async () => {
  const { facts, rows } = await table(
    `n,square\n${Array.from({ length: 200_000 }, (_, n) => `${n},"${n * n}"`).join('\n')}`,
  );
  expect(facts).toMatchObject({ rows: 200_000, more: false });
  expect(rows(199_999, 5)).toEqual([['199999', '39999600001']]);
  const long = await table('x\n'.repeat(MOST_ROWS + 10));
  expect(long.facts).toMatchObject({ rows: MOST_ROWS, more: true });
});

test('columns beyond the limit are dropped', () => {
  expect(parseCells(','.repeat(1000), ',')).toHaveLength(256);
  expect(parseCells('"a",'.repeat(1000), ',')).toHaveLength(256);
});

test('columns are wide enough for cells far down', async () => {
  const many = Array.from({ length: 50_000 }, (_, row) => `${row},${(row * 137).toFixed(2)}`);
  const { facts } = await table(`No,Sum\n${many.join('\n')}\n`);
  expect(facts.widths).toEqual([5, '6849863.00'.length]);
  expect((await table('a\n1\n22\n')).facts.widths).toEqual([2]);
});
