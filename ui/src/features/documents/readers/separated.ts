import { type Book, MOST_COLUMNS, type Table, Unreadable, lookedAt, widthsOf } from './table';

/** The most rows that are shown; beyond, browsers can't scroll. */
export const MOST_ROWS = 500_000;

const separators = [',', ';', '\t', '|'];

/**
 * A file with a row a line and a separator between cells; its first row stands over the columns. It is only looked at:
 * what a table has to be so that it is imported is a rule, which this one isn't asked for and which refuses much of it.
 */
export function openSeparated(text: string, whole: boolean): Book {
  const table = tableOf(text, whole);
  return { names: [''], table: () => Promise.resolve(table) };
}

function tableOf(letters: string, whole: boolean): Table {
  const { text, separator } = separatorOf(letters);
  const { starts, more } = rowsOf(text, separator, whole);
  const count = starts.length - 1;
  if (count < 1) throw new Unreadable('empty');
  const row = (index: number) => cellsOf(text.slice(starts[index], starts[index + 1]), separator);
  const rows = (from: number, many: number) =>
    Array.from({ length: Math.max(0, Math.min(many, count - 1 - from)) }, (_, index) => row(from + index + 1));
  const widths = widthsOf(lookedAt(count).map(row));
  const facts = { rows: count - 1, columns: widths.length, widths, headings: row(0), firstRow: 2, more };
  return { facts, rows };
}

/** What stands between cells: what a first line for spreadsheets says, or what divides the first rows most evenly. */
export function separatorOf(text: string): { separator: string; text: string } {
  const said = /^sep=(.)\r?\n/i.exec(text);
  if (said?.[1]) return { separator: said[1], text: text.slice(said[0].length) };
  const start = text.slice(0, 65_536);
  const score = (separator: string) => {
    const { starts } = rowsOf(start, separator, true, 20);
    const cells = starts
      .slice(0, -1)
      .map((from, index) => cellsOf(start.slice(from, starts[index + 1]), separator).length);
    const [first = 0] = cells;
    return (first - 1) * cells.filter((each) => each === first).length;
  };
  const best = separators.map((separator) => ({ separator, score: score(separator) }));
  return { separator: best.reduce((a, b) => (b.score > a.score ? b : a)).separator, text };
}

interface Rows {
  /** Where each row begins, and where the last one ends. */
  starts: number[];
  more: boolean;
}

/** Where rows begin. A quote that is never closed is a letter like any other. */
function rowsOf(text: string, separator: string, whole: boolean, most = MOST_ROWS + 1): Rows {
  return (
    scan(text, separator, whole, most, true) ?? scan(text, separator, whole, most, false) ?? { starts: [], more: false }
  );
}

const QUOTE = 34;
const LINE = 10;
const RETURN = 13;

function scan(text: string, separator: string, whole: boolean, most: number, quotes: boolean): Rows | null {
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
  // The last row has no end of its own, or is cut off.
  if (whole && (starts.at(-1) ?? 0) < text.length) starts.push(text.length);
  return { starts, more: !whole };
}

/** The cells of a row, without its end. */
export function cellsOf(row: string, separator: string): string[] {
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

interface Cell {
  cell: string;
  /** Where the next one begins. */
  next: number;
}

function plainCell(line: string, from: number, separator: string): Cell {
  const end = line.indexOf(separator, from);
  const to = end < 0 ? line.length : end;
  return { cell: line.slice(from, to), next: to + 1 };
}

function quotedCell(line: string, from: number, separator: string): Cell {
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
