import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { Tree } from '../session/use-tree';

/** Controls the focus of a tree from outside. */
export interface TreeFocus {
  /** Moves the focus from an element to the next visible one, or from the last to the one before. */
  goOn: (fromId: string) => void;
}

interface FocusFallbackInput {
  area: RefObject<HTMLElement | null>;
  tree: Tree;
  focusRow: (index: number) => void;
  /** Restores the focus to the last focused row, or to its replacement. */
  keepFocus: () => void;
  handle: RefObject<TreeFocus | null> | undefined;
}

/** Transient layers that restore the focus when they close: until then it stays with the tree. */
const transientLayers = '[role=dialog], [role=alertdialog], [role=menu], [data-sonner-toaster]';
const holding = '[role=dialog], [role=alertdialog], [role=menu]';
/** How many rows to search for the next one, and how long a menu or dialog takes to restore the focus. */
const [farthest, givenBackMs] = [200, 150];

/** Keeps the focus in the tree when the focused button, row or dialog is removed. */
export function useFocusFallback({ area, tree, focusRow, keepFocus, handle }: FocusFallbackInput): void {
  const mine = useRef(false);
  const next = useRef<readonly string[] | null>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (area.current?.contains(target)) mine.current = true;
      else if (!target.closest(transientLayers)) mine.current = false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [area]);

  useImperativeHandle(handle, () => ({
    goOn: (fromId) => {
      next.current = nearestElements(tree, fromId);
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

/** Returns the elements after one, nearest first, then those before it. */
function nearestElements(tree: Tree, id: string): string[] {
  const at = tree.shownAt(id);
  const last = (tree.frame?.rowCount ?? 0) - 1;
  if (at === null) return [];
  const below = at < last ? tree.idsBetween(at + 1, Math.min(at + farthest, last)) : [];
  const above = at > 0 ? tree.idsBetween(Math.max(0, at - farthest), at - 1) : [];
  return [...below, ...above.toReversed()];
}
