import type { PageMark } from '@/api/elements';

/** A mark on a page of a document, with an id for as long as it is on the screen. */
export interface Mark extends Omit<PageMark, 'note'> {
  id: string;
  note: string;
}

/** A rectangle on a page, in parts of it: 0 is the left or upper edge, 1 the right or lower one. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In the order in which a document is read. */
export const inOrder = <M extends PageMark>(marks: readonly M[]): M[] =>
  marks.toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);

/** What a mark without a note says. */
const withoutNote = 'Please check this area';

/** What a mark says. */
export const noteOf = ({ note }: Pick<PageMark, 'note'>): string => note?.trim() || withoutNote;

/** So many marks, in words. */
export const countOf = (marks: number): string => (marks === 1 ? '1 mark' : `${marks} marks`);
