/** What is known of a table before its rows are looked at. */
export interface TableFacts {
  rows: number;
  columns: number;
  /** The longest cell of each column among those looked at, in letters. */
  widths: number[];
  /** What stands over the columns. */
  headings: string[];
  /** How a spreadsheet counts the first of the rows. */
  firstRow: number;
  /** The file has more than is shown. */
  more: boolean;
}

/** A table that is held where it was read; rows are handed out as they are looked at. */
export interface Table {
  facts: TableFacts;
  rows: (from: number, count: number) => string[][];
}

/** The tables of a file, each read once it is asked for. */
export interface Book {
  names: string[];
  table: (index: number) => Promise<Table>;
}

/** The most columns that are shown. */
export const MOST_COLUMNS = 256;

/** By so many of the first rows, and by as many of the others, the width of columns is told. */
const LOOKED_AT = 1000;

/**
 * The first rows, and as many more from all over the table, the last one among them: numbers grow, and so do the cells
 * that they need.
 */
export function lookedAt(count: number): number[] {
  const first = Array.from({ length: Math.min(count, LOOKED_AT) }, (_, index) => index);
  const beyond = count - first.length;
  const others = Math.min(beyond, LOOKED_AT);
  return [...first, ...Array.from({ length: others }, (_, index) => count - 1 - Math.floor((index * beyond) / others))];
}

/** The widest cells of each column in a few rows. */
export function widthsOf(rows: readonly string[][]): number[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return Array.from(widths, (width) => width ?? 0);
}

/** Why a file can't be read. */
export class Unreadable extends Error {
  constructor(readonly why: 'broken' | 'locked' | 'empty') {
    super(why);
  }
}
