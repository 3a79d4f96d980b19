import { type RefObject, useCallback, useRef, useState } from 'react';
import type { TreeRow } from '@/rules/rule';
import type { Tree } from '../session/use-tree';

interface RenderedRows {
  start: number;
  rows: readonly TreeRow[];
}

/** Whether a dialog or a panel has the focus, which isn't taken away from it. */
const isFocusElsewhere = () => Boolean(document.activeElement?.closest('aside, [role=dialog], [role=alertdialog]'));

/** Manages the roving tab index of rows, and moves the focus to rows. */
export function useRowFocus(
  area: RefObject<HTMLElement | null>,
  scrollTo: (index: number, align?: 'nearest' | 'center') => void,
  { start, rows }: RenderedRows,
  { frame, shownAt }: Tree,
) {
  const [active, setActive] = useState<{ row: TreeRow; index: number }>();
  const found = rows.findIndex((row) => row.id === active?.row.id);
  // A row scrolled out of view still has a position; one that is collapsed, moved or deleted has none.
  const elsewhere = active && found < 0 ? shownAt(active.row.id) : null;
  const lastIndex = (frame?.rowCount ?? 0) - 1;
  const activeIndex = found >= 0 ? start + found : (elsewhere ?? Math.min(active?.index ?? 0, lastIndex));

  // The row to focus once it is rendered; a later request replaces an earlier one.
  const wanted = useRef<number>(undefined);
  const focusRow = useCallback(
    (index: number, align: 'nearest' | 'center' = 'nearest') => {
      wanted.current = index;
      scrollTo(index, align);
      // The row may be rendered only after scrolling, so this retries for a few frames.
      const seek = (tries: number) => {
        if (wanted.current !== index) return;
        const item = area.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
        if (item || tries === 0) wanted.current = undefined;
        if (item) {
          if (!isFocusElsewhere()) item.focus({ preventScroll: true });
          // The page may have to scroll too, not only the tree in it.
          if (align === 'center') item.scrollIntoView({ block: 'nearest' });
        } else if (tries > 0) requestAnimationFrame(() => seek(tries - 1));
      };
      requestAnimationFrame(() => seek(5));
    },
    [area, scrollTo],
  );
  /** Restores the focus, unless it is moving to another row. */
  const keepFocus = useCallback(() => {
    if (wanted.current === undefined && activeIndex >= 0) focusRow(activeIndex);
  }, [activeIndex, focusRow]);
  const onActive = useCallback((row: TreeRow, index: number) => setActive({ row, index }), []);
  return {
    activeIndex,
    activeRow: rows[activeIndex - start],
    /** The focused row if it is scrolled out of view: it must stay rendered. */
    away: active && elsewhere !== null ? { row: active.row, index: elsewhere } : null,
    focusRow,
    keepFocus,
    onActive,
  };
}
