/** The facts of a table that are known before its rows are viewed. */
export interface TableFacts {
  rows: number;
  columns: number;
  /** The longest sampled cell of each column, in characters. */
  widths: number[];
  /** The column headers. */
  headings: string[];
  /** The spreadsheet's number of the first row. */
  firstRow: number;
  /** Whether the file has more than is shown. */
  more: boolean;
}

/** A table held where it was read; rows are returned on demand. */
export interface Table {
  facts: TableFacts;
  rows: (from: number, count: number) => string[][];
}

/** The tables of a file, each read on demand. */
export interface TabularFile {
  names: string[];
  table: (index: number) => Promise<Table>;
}

/** The maximum number of columns shown. */
export const MOST_COLUMNS = 256;

/** The number of first rows, and of other rows, that are sampled for column widths. */
const LOOKED_AT = 1000;

/**
 * Returns the indexes of sampled rows: the first ones and as many spread over the table, including the last one.
 * Numbers tend to grow, and with them the width of their cells.
 */
export function sampleIndexes(count: number): number[] {
  const first = Array.from({ length: Math.min(count, LOOKED_AT) }, (_, index) => index);
  const beyond = count - first.length;
  const others = Math.min(beyond, LOOKED_AT);
  return [...first, ...Array.from({ length: others }, (_, index) => count - 1 - Math.floor((index * beyond) / others))];
}

/** Returns the widest cell of each column among these rows. */
export function columnWidths(rows: readonly string[][]): number[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return Array.from(widths, (width) => width ?? 0);
}

/** Why a file can't be read. */
export class UnreadableFileError extends Error {
  constructor(readonly why: 'broken' | 'locked' | 'empty') {
    super(why);
  }
}
