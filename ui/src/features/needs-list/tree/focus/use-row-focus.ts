import { type RefObject, useCallback, useRef, useState } from 'react';
import type { TreeRow } from '@/rules/rule';
import type { Tree } from '../session/use-tree';

interface Drawn {
  start: number;
  rows: readonly TreeRow[];
}

/** Whether a window or a panel has the focus: what is shown beside it doesn't take it away. */
const elsewhereOpen = () => Boolean(document.activeElement?.closest('aside, [role=dialog], [role=alertdialog]'));

/** Which row Tab reaches, wherever it has been moved to, and how another one gets the focus. */
export function useRowFocus(
  area: RefObject<HTMLElement | null>,
  scrollTo: (index: number, align?: 'nearest' | 'center') => void,
  { start, rows }: Drawn,
  { frame, shownAt }: Tree,
) {
  const [active, setActive] = useState<{ row: TreeRow; index: number }>();
  const found = rows.findIndex((row) => row.id === active?.row.id);
  // Scrolled away it has a place still; closed in a folder, moved or deleted it has none.
  const elsewhere = active && found < 0 ? shownAt(active.row.id) : null;
  const lastIndex = (frame?.rowCount ?? 0) - 1;
  const activeIndex = found >= 0 ? start + found : (elsewhere ?? Math.min(active?.index ?? 0, lastIndex));

  // The row that is to get the focus as soon as it is in the page; a later wish ends an earlier one.
  const wanted = useRef<number>(undefined);
  const focusRow = useCallback(
    (index: number, align: 'nearest' | 'center' = 'nearest') => {
      wanted.current = index;
      scrollTo(index, align);
      // The row may only come into the page with the scroll: ask again until it is there, for a few frames.
      const seek = (tries: number) => {
        if (wanted.current !== index) return;
        const item = area.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
        if (item || tries === 0) wanted.current = undefined;
        if (item) {
          if (!elsewhereOpen()) item.focus({ preventScroll: true });
          // The page may have to move too, not only the tree in it.
          if (align === 'center') item.scrollIntoView({ block: 'nearest' });
        } else if (tries > 0) requestAnimationFrame(() => seek(tries - 1));
      };
      requestAnimationFrame(() => seek(5));
    },
    [area, scrollTo],
  );
  /** Gives the focus back to where it was, unless it is on its way to another row. */
  const keepFocus = useCallback(() => {
    if (wanted.current === undefined && activeIndex >= 0) focusRow(activeIndex);
  }, [activeIndex, focusRow]);
  const onActive = useCallback((row: TreeRow, index: number) => setActive({ row, index }), []);
  return {
    activeIndex,
    activeRow: rows[activeIndex - start],
    /** The row that has the focus, when it has been scrolled away: it must stay in the page. */
    away: active && elsewhere !== null ? { row: active.row, index: elsewhere } : null,
    focusRow,
    keepFocus,
    onActive,
  };
}
