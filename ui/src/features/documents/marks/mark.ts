import type { PageMark } from '@/api/elements';

/** A mark on a page of a document, with an id that is valid while it is on screen. */
export interface DocumentMark extends Omit<PageMark, 'note'> {
  id: string;
  note: string;
}

/** A rectangle on a page, in fractions of the page: 0 is the left or top edge, 1 the right or bottom edge. */
export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sorts marks in reading order. */
export const sortMarks = <M extends PageMark>(marks: readonly M[]): M[] =>
  marks.toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);

/** The text of a mark without a note. */
const withoutNote = 'Please check this area';

/** Returns the text of a mark. */
export const markNote = ({ note }: Pick<PageMark, 'note'>): string => note?.trim() || withoutNote;

/** Returns the number of marks as text. */
export const markCountLabel = (marks: number): string => (marks === 1 ? '1 mark' : `${marks} marks`);
