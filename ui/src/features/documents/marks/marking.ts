import { type RefObject, createContext, use, useEffect } from 'react';
import type { Box, Mark } from './mark';

/** A mark to be brought into view. */
export interface Wanted {
  id: string;
  page: number;
  /** The focus goes there too. */
  focus: boolean;
}

/** The marks on a document, as its views show them. */
export interface Marking {
  /** In the order in which the document is read. */
  marks: readonly Mark[];
  /** Whether somebody draws now. */
  drawing: boolean;
  /** Begins or ends drawing; absent where the person may not. */
  onDrawing?: ((drawing: boolean) => void) | undefined;
  /** The mark that is looked at. */
  current: Mark | null;
  select: (id: string | null) => void;
  /** Selects a mark and brings it into view. */
  go: (mark: Mark, focus?: boolean) => void;
  /** The mark on its way into view, for the box that is it. */
  wanted: RefObject<Wanted | null>;
  /** Changes each time a mark is wanted. */
  asked: number;
  /** The page in view, from 1. */
  page: RefObject<number>;
  /** A new mark on a page; with `focus` its box is focused, otherwise its note. */
  add: (page: number, box: Box, focus?: boolean) => void;
  change: (id: string, to: Partial<Omit<Mark, 'id'>>) => void;
  remove: (mark: Mark) => void;
}

export const MarkingContext = createContext<Marking | null>(null);

/** The marks on the document that is shown; nothing outside of a preview. */
export const useMarking = (): Marking | null => use(MarkingContext);

/** Tells which page of a view is in sight, and brings marked ones near. `ready` once there is something to scroll. */
export function useMarkedPages(page: number, ready: boolean, bringNear?: (page: number) => void): void {
  const marking = useMarking();
  const asked = marking?.asked ?? 0;
  useEffect(() => {
    if (marking) marking.page.current = page;
  });
  useEffect(() => {
    const wanted = marking?.wanted.current;
    if (ready && wanted) bringNear?.(wanted.page);
    // Once for each time that a mark is wanted.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, ready]);
}
