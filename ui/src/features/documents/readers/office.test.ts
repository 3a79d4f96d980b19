// @vitest-environment node
import { expect, test } from 'vitest';
import { zipArchive, wordFile, workbookFile } from './office.fixture';
import { type TextBlock, readWord } from './word-text';
import { XmlTags, attributeValue, decodeEntities } from './xml-tags';
import { MOST_ROWS } from './workbook/read-sheet';
import { formatNumber } from './workbook/number-format';
import { openWorkbook } from './workbook/workbook';

const file = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]);

function told(pieces: string[]): string[] {
  const all: string[] = [];
  const tags = new XmlTags({
    open: (name, attributes) => all.push(`<${name}${attributes}`),
    close: (name) => all.push(`>${name}`),
    text: (text) => all.push(text),
  });
  for (const piece of pieces) tags.push(piece);
  return all;
}

test('reads the same XML however it is split into chunks', () => {
  const text = '<?xml?><!-- a > b --><w:p w:x="1 > 0"><t>a &amp; &#x20AC;</t><![CDATA[<raw>]]><e/></w:p>';
  const whole = ['<p w:x="1 > 0"', '<t', 'a & €', '>t', '<raw>', '<e', '>e', '>p'];
  expect(told([text])).toEqual(whole);
  expect(told([...text]).join('')).toBe(whole.join(''));
});

test('supports only the five predefined entities', () => {
  expect(decodeEntities('&lt;&lol;&amp;&#0;&#x110000;')).toBe('<&lol;&');
  expect(attributeValue(' sheetId="3" r:id="rId7" name=\'A&amp;B\'', 'id')).toBe('rId7');
  expect(attributeValue(" name='A&amp;B'", 'name')).toBe('A&B');
});

test.each([
  [0.1 + 0.2, null, '0.3'],
  [1234567.5, '#,##0.00', '1,234,567.50'],
  [-1234.5, '"$"#,##0.00_);[Red]("$"#,##0.00)', '−$1,234.50'],
  [-1234.5, '[$$-409]#,##0.00', '−$1,234.50'],
  [0.0725, '0.00%', '7.25%'],
  [46023, 'm/d/yyyy', '2026-01-01'],
  [46023.75, 'm/d/yyyy h:mm', '2026-01-01 18:00'],
  [0.5, 'h:mm', '12:00'],
  [1.5, '[h]:mm:ss', '36:00:00'],
  [12, 'General', '12'],
  [5, '0.0##', '5.0'],
  [-1, 'm/d/yyyy', '-1'],
])('%d by %j reads %j', (value, format, words) => expect(formatNumber(value, format, false)).toBe(words));

test('dates that count from 1904', () => {
  expect(formatNumber(0, 'm/d/yyyy', true)).toBe('1904-01-01');
});

test('sheets by name, with text, numbers, dates and gaps', async () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="C1" t="b"><v>1</v></c></row>' +
    '<row r="3"><c r="A3" s="1"><v>46023</v></c><c r="B3" s="3"><v>12.5</v></c><c r="C3" t="inlineStr"><is><t>in line</t></is></c><c r="D3" t="str"><f>A1</f><v>said</v></c></row>';
  const book = await openWorkbook(file(workbookFile({ First: rows, 'Tom &amp; Ada': '' }, ['zero', 'one &lt; two'])));
  expect(book.names).toEqual(['First', 'Tom & Ada']);
  const { facts, rows: at } = await book.table(0);
  expect(facts).toMatchObject({ rows: 3, columns: 4, headings: ['A', 'B', 'C', 'D'], firstRow: 1, more: false });
  expect(at(0, 9)).toEqual([['one < two', '', 'TRUE'], [], ['2026-01-01', '$12.50', 'in line', 'said']]);
  expect((await book.table(1)).facts.rows).toBe(0);
});

test('reads 100,000 rows and stops after the row limit', async () => {
  const many = Array.from(
    { length: 100_000 },
    (_, n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>${n}</v></c><c s="3"><v>2</v></c><c s="1"><v>46023</v></c></row>`,
  );
  const far = `<row r="${MOST_ROWS + 1}"><c><v>1</v></c></row>`;
  const book = await openWorkbook(file(workbookFile({ Many: many.join(''), Far: far })));
  const { facts, rows } = await book.table(0);
  expect(facts.rows).toBe(100_000);
  expect(rows(99_999, 1)).toEqual([['99999', '$2.00', '2026-01-01']]);
  expect((await book.table(1)).facts).toMatchObject({ rows: 0, more: true });
});

test('rejects a broken, truncated or foreign file', async () => {
  const whole = workbookFile({ First: '' });
  await expect(openWorkbook(file(whole.subarray(0, whole.length - 30)))).rejects.toThrow('broken');
  await expect(openWorkbook(new Blob(['no archive']))).rejects.toThrow('broken');
  await expect(openWorkbook(file(zipArchive({ 'a.txt': 'x' })))).rejects.toThrow('broken');
  const damaged = workbookFile({ First: '<row/>'.repeat(1000) });
  damaged.fill(0xff, 60, damaged.length - 500);
  await expect(openWorkbook(file(damaged)).then((book) => book.table(0))).rejects.toThrow('broken');
});

const words = (block: TextBlock | undefined) =>
  block?.kind === 'words' ? block.runs.map((run) => run.words).join('') : '';

test('headings, lists, styles and tables of a Word file', async () => {
  const { blocks, more } = await readWord(
    file(
      wordFile(
        '<w:p><w:pPr><w:pStyle w:val="H2"/></w:pPr><w:r><w:t>Gift letter</w:t></w:r></w:p>' +
          '<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr><w:r><w:rPr><w:b/><w:i w:val="0"/></w:rPr><w:t>bold</w:t><w:tab/></w:r><w:r><w:t>plain</w:t><w:br/><w:t>next</w:t></w:r></w:p>' +
          '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>cell</w:t></w:r></w:p></w:tc><w:tc><w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl></w:tc></w:tr></w:tbl>' +
          '<w:p><mc:AlternateContent><mc:Choice><w:t>once</w:t></mc:Choice><mc:Fallback><w:p><w:r><w:t>twice</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent></w:p>',
      ),
    ),
  );
  expect(more).toBe(false);
  expect(blocks[0]).toMatchObject({ heading: 2, item: null });
  expect(words(blocks[0])).toBe('Gift letter');
  expect(blocks[1]).toMatchObject({
    item: 1,
    runs: [{ words: 'bold\t', bold: true, italic: false }, { words: 'plain\nnext' }],
  });
  const table = blocks[2]?.kind === 'table' ? blocks[2].rows : [];
  expect(words(table[0]?.[0]?.[0])).toBe('cell');
  expect(table[0]?.[1]?.[0]).toMatchObject({ kind: 'table' });
  expect(words(blocks[3])).toBe('once');
});

test('truncates a long Word file and rejects endless nesting', async () => {
  const long = await readWord(file(wordFile('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(30_000))));
  expect(long).toMatchObject({ more: true });
  expect(long.blocks).toHaveLength(20_000);
  await expect(readWord(file(wordFile('<w:tbl><w:tr><w:tc>'.repeat(10_000))))).rejects.toThrow('broken');
});
