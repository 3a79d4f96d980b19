import { type RefObject, createContext, use, useEffect } from 'react';
import type { PageBox, DocumentMark } from './mark';

/** A mark to scroll into view. */
export interface MarkScrollRequest {
  id: string;
  page: number;
  /** Whether to move the focus to it too. */
  focus: boolean;
}

/** The marks on a document, as its views show them. */
export interface MarkingState {
  /** In reading order. */
  marks: readonly DocumentMark[];
  /** Whether drawing is on. */
  drawing: boolean;
  /** Turns drawing on or off; absent if the person may not draw. */
  onDrawing?: ((drawing: boolean) => void) | undefined;
  /** The selected mark. */
  current: DocumentMark | null;
  select: (id: string | null) => void;
  /** Selects a mark and scrolls it into view. */
  go: (mark: DocumentMark, focus?: boolean) => void;
  /** The mark that has yet to be scrolled into view, read by its box. */
  wanted: RefObject<MarkScrollRequest | null>;
  /** Incremented each time a mark is requested. */
  asked: number;
  /** The page in view, from 1. */
  page: RefObject<number>;
  /** Adds a mark to a page. With `focus` its box gets the focus, otherwise its note. */
  add: (page: number, box: PageBox, focus?: boolean) => void;
  change: (id: string, to: Partial<Omit<DocumentMark, 'id'>>) => void;
  remove: (mark: DocumentMark) => void;
}

export const MarkingContext = createContext<MarkingState | null>(null);

/** Returns the marks on the shown document; `null` outside of a preview. */
export const useMarking = (): MarkingState | null => use(MarkingContext);

/** Reports the page in view, and scrolls to marked pages. `ready` once there is something to scroll. */
export function useMarkedPages(page: number, ready: boolean, bringNear?: (page: number) => void): void {
  const marking = useMarking();
  const asked = marking?.asked ?? 0;
  useEffect(() => {
    if (marking) marking.page.current = page;
  });
  useEffect(() => {
    const wanted = marking?.wanted.current;
    if (ready && wanted) bringNear?.(wanted.page);
    // Runs once per requested mark.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, ready]);
}
