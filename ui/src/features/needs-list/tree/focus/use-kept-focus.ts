import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { Tree } from '../session/use-tree';

/** What a tree does with the focus when it is told to. */
export interface TreeFocus {
  /** Goes on from an element to the next one that shows, or, after the last, to the one before. */
  goOn: (fromId: string) => void;
}

interface Kept {
  area: RefObject<HTMLElement | null>;
  tree: Tree;
  focusRow: (index: number) => void;
  /** Gives the focus back to the row that had it, or to what stands in its place. */
  keepFocus: () => void;
  handle: RefObject<TreeFocus | null> | undefined;
}

/** These pass by and give the focus back: until then it belongs where it was. */
const passing = '[role=dialog], [role=alertdialog], [role=menu], [data-sonner-toaster]';
const holding = '[role=dialog], [role=alertdialog], [role=menu]';
/** How far to look for the next row; and how long a menu or window takes to give the focus back. */
const [farthest, givenBackMs] = [200, 150];

/** Keeps the focus in the tree when what had it goes: a button, a row, the window that was opened from it. */
export function useKeptFocus({ area, tree, focusRow, keepFocus, handle }: Kept): void {
  const mine = useRef(false);
  const next = useRef<readonly string[] | null>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (area.current?.contains(target)) mine.current = true;
      else if (!target.closest(passing)) mine.current = false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [area]);

  useImperativeHandle(handle, () => ({
    goOn: (fromId) => {
      next.current = after(tree, fromId);
    },
  }));

  useEffect(() => {
    const look = () => {
      if (document.querySelector(holding)) return;
      const ids = next.current;
      next.current = null;
      const index = ids?.map(tree.shownAt).find((at) => at !== null);
      if (index !== undefined && index !== null) focusRow(index);
      else if (mine.current && document.activeElement === document.body) keepFocus();
    };
    const [soon, later] = [setTimeout(look), setTimeout(look, givenBackMs)];
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  });
}

/** The elements after one, the nearest first, then those before it. */
function after(tree: Tree, id: string): string[] {
  const at = tree.shownAt(id);
  const last = (tree.frame?.rowCount ?? 0) - 1;
  if (at === null) return [];
  const below = at < last ? tree.idsBetween(at + 1, Math.min(at + farthest, last)) : [];
  const above = at > 0 ? tree.idsBetween(Math.max(0, at - farthest), at - 1) : [];
  return [...below, ...above.toReversed()];
}
