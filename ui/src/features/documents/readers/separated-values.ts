import { type TabularFile, MOST_COLUMNS, type Table, UnreadableFileError, sampleIndexes, columnWidths } from './table';

/** The maximum number of rows shown; browsers can't scroll beyond it. */
export const MOST_ROWS = 500_000;

const separators = [',', ';', '\t', '|'];

/**
 * Opens a CSV file whose first row holds the column headers. For viewing only: the stricter rule for importable tables
 * doesn't apply here.
 */
export function openSeparated(text: string, whole: boolean): TabularFile {
  const table = createTable(text, whole);
  return { names: [''], table: () => Promise.resolve(table) };
}

function createTable(letters: string, whole: boolean): Table {
  const { text, separator } = detectSeparator(letters);
  const { starts, more } = findRowOffsets(text, separator, whole);
  const count = starts.length - 1;
  if (count < 1) throw new UnreadableFileError('empty');
  const row = (index: number) => parseCells(text.slice(starts[index], starts[index + 1]), separator);
  const rows = (from: number, many: number) =>
    Array.from({ length: Math.max(0, Math.min(many, count - 1 - from)) }, (_, index) => row(from + index + 1));
  const widths = columnWidths(sampleIndexes(count).map(row));
  const facts = { rows: count - 1, columns: widths.length, widths, headings: row(0), firstRow: 2, more };
  return { facts, rows };
}

/** Returns the separator: the one named in the first line, or the one that splits the first rows most evenly. */
export function detectSeparator(text: string): { separator: string; text: string } {
  const said = /^sep=(.)\r?\n/i.exec(text);
  if (said?.[1]) return { separator: said[1], text: text.slice(said[0].length) };
  const start = text.slice(0, 65_536);
  const score = (separator: string) => {
    const { starts } = findRowOffsets(start, separator, true, 20);
    const cells = starts
      .slice(0, -1)
      .map((from, index) => parseCells(start.slice(from, starts[index + 1]), separator).length);
    const [first = 0] = cells;
    return (first - 1) * cells.filter((each) => each === first).length;
  };
  const best = separators.map((separator) => ({ separator, score: score(separator) }));
  return { separator: best.reduce((a, b) => (b.score > a.score ? b : a)).separator, text };
}

interface RowOffsets {
  /** The offset of each row, and the end of the last one. */
  starts: number[];
  more: boolean;
}

/** Finds the offsets of rows. An unclosed quote is an ordinary character. */
function findRowOffsets(text: string, separator: string, whole: boolean, most = MOST_ROWS + 1): RowOffsets {
  return (
    scanRows(text, separator, whole, most, true) ??
    scanRows(text, separator, whole, most, false) ?? { starts: [], more: false }
  );
}

const QUOTE = 34;
const LINE = 10;
const RETURN = 13;

function scanRows(text: string, separator: string, whole: boolean, most: number, quotes: boolean): RowOffsets | null {
  const between = separator.charCodeAt(0);
  const starts = [0];
  let quoted = false;
  let cellBegins = true;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charCodeAt(place);
    if (quoted) {
      if (letter !== QUOTE) continue;
      if (text.charCodeAt(place + 1) === QUOTE) place += 1;
      else quoted = false;
      continue;
    }
    if (quotes && cellBegins && letter === QUOTE) quoted = true;
    const ends = letter === LINE || letter === RETURN;
    cellBegins = ends || letter === between;
    if (!ends) continue;
    if (letter === RETURN && text.charCodeAt(place + 1) === LINE) place += 1;
    starts.push(place + 1);
    if (starts.length > most) return { starts, more: true };
  }
  if (quoted && whole) return null;
  // The last row isn't terminated, or is truncated.
  if (whole && (starts.at(-1) ?? 0) < text.length) starts.push(text.length);
  return { starts, more: !whole };
}

/** Returns the cells of a row, without its line break. */
export function parseCells(row: string, separator: string): string[] {
  const line = row.replace(/\r?\n$|\r$/, '');
  if (!line.includes('"')) return line.split(separator).slice(0, MOST_COLUMNS);
  const cells: string[] = [];
  let place = 0;
  while (place <= line.length && cells.length < MOST_COLUMNS) {
    const { cell, next } = line[place] === '"' ? quotedCell(line, place, separator) : plainCell(line, place, separator);
    cells.push(cell);
    place = next;
  }
  return cells;
}

interface ParsedCell {
  cell: string;
  /** The offset of the next cell. */
  next: number;
}

function plainCell(line: string, from: number, separator: string): ParsedCell {
  const end = line.indexOf(separator, from);
  const to = end < 0 ? line.length : end;
  return { cell: line.slice(from, to), next: to + 1 };
}

function quotedCell(line: string, from: number, separator: string): ParsedCell {
  let cell = '';
  let place = from + 1;
  for (;;) {
    const end = line.indexOf('"', place);
    if (end < 0) return plainCell(line, from, separator);
    cell += line.slice(place, end);
    place = end + 1;
    if (line[place] !== '"') break;
    cell += '"';
    place += 1;
  }
  const rest = plainCell(line, place, separator);
  return { cell: cell + rest.cell, next: rest.next };
}
