import { MOST_COLUMNS, type Table, sampleIndexes, columnWidths } from '../table';
import { XmlTags, attributeValue } from '../xml-tags';
import { formatNumber } from './number-format';

/** The data of the workbook that cells of all sheets refer to. */
export interface WorkbookData {
  strings: string[];
  /** The format of each style. */
  formats: (string | null)[];
  from1904: boolean;
}

/** The maximum numbers of rows and cells of a sheet that are shown. */
export const MOST_ROWS = 200_000;
const MOST_CELLS = 4_000_000;
/** The maximum number of characters of a cell, as in Excel. */
const MOST_OF_A_CELL = 32_767;

/** Reads a sheet while it is extracted, and stops at the limits. */
export async function readSheet(pieces: AsyncIterable<string>, shared: WorkbookData): Promise<Table> {
  const sheet = new SheetRows(shared);
  const tags = new XmlTags(sheet);
  for await (const piece of pieces) {
    tags.push(piece);
    if (sheet.more) break;
  }
  const widths = columnWidths(sampleIndexes(sheet.rows.length).map((row) => sheet.rows[row] ?? []));
  const columns = Math.max(sheet.columns, 1);
  const facts = {
    rows: sheet.rows.length,
    columns,
    widths,
    headings: Array.from({ length: columns }, (_, column) => columnName(column)),
    firstRow: 1,
    more: sheet.more,
  };
  return { facts, rows: (from, count) => sheet.rows.slice(from, from + count) };
}

class SheetRows {
  rows: string[][] = [];
  columns = 0;
  more = false;
  #row: string[] = [];
  #column = 0;
  #cells = 0;
  #attributes = '';
  #value = '';
  #inside = false;

  open = (name: string, attributes: string): void => {
    if (name === 'row') this.#openRow(Number(attributeValue(attributes, 'r') ?? this.rows.length + 1));
    else if (name === 'c') {
      const place = attributeValue(attributes, 'r');
      this.#column = place ? columnOf(place) : this.#column + 1;
      this.#attributes = attributes;
      this.#value = '';
    } else if (name === 'v' || name === 't') this.#inside = true;
  };

  text = (words: string): void => {
    if (this.#inside && this.#value.length < MOST_OF_A_CELL) this.#value += words;
  };

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.#inside = false;
    else if (name === 'c') this.#closeCell();
  };

  constructor(readonly shared: WorkbookData) {}

  /** Fills the gap before this row with empty rows. */
  #openRow(number: number): void {
    if (!(number >= 1 && number <= MOST_ROWS)) {
      this.more = true;
      this.#row = [];
      return;
    }
    while (this.rows.length < number) this.rows.push([]);
    this.#row = this.rows[number - 1] ?? [];
    this.#column = -1;
  }

  #closeCell(): void {
    if (this.#value === '' || this.more) return;
    if (this.#column >= MOST_COLUMNS || !(this.#column >= 0)) return;
    while (this.#row.length < this.#column) this.#row.push('');
    this.#row[this.#column] = cellText(this.#value, this.#attributes, this.shared);
    this.columns = Math.max(this.columns, this.#column + 1);
    this.#cells += 1;
    if (this.#cells > MOST_CELLS) this.more = true;
  }
}

/** Returns the text of a cell. */
function cellText(value: string, attributes: string, { strings, formats, from1904 }: WorkbookData): string {
  const type = attributeValue(attributes, 't') ?? 'n';
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n') return value;
  const number = Number(value);
  return Number.isNaN(number)
    ? value
    : formatNumber(number, formats[Number(attributeValue(attributes, 's') ?? 0)] ?? null, from1904);
}

/** Returns the column of a reference like `AB12`, from 0. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place) {
    const digit = letter.charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return column - 1;
}

/** Returns the name of a column: A, B, … Z, AA. */
function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
