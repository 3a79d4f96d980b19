import { useEffect, useRef } from 'react';
import type { TreeRow } from '@/rules/rule';
import type { Tree } from '../session/use-tree';

interface RevealInput {
  tree: Tree;
  /** The element in the URL, or the one added last. */
  markedId: string | undefined;
  /** Which of both: an added element is shown again when the URL points to it later. */
  markedBy: 'address' | 'adding';
  /** Whether the list contains it. */
  isHere: boolean;
  /** Scrolls to a row and focuses it. */
  show: (index: number, row: TreeRow | undefined) => void;
  /** Shows hidden elements if it is one. */
  onHidden: (() => void) | undefined;
}

/** Expands the path to the marked element, scrolls to it and focuses it, once per mark. */
export function useReveal({ tree, markedId, markedBy, isHere, show, onHidden }: RevealInput): void {
  const mark = `${markedBy} ${markedId}`;
  const done = useRef<string>(undefined);
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    // A new element may be marked before the list contains it; revealing it until then would loop.
    if (markedId && isHere && done.current !== mark) {
      done.current = mark;
      waiting.current = markedId;
      // The tree has its new height only after the next render.
      tree.act({ kind: 'REVEAL', id: markedId });
      return;
    }
    const index = waiting.current === undefined ? null : tree.shownAt(waiting.current);
    if (index === null) return;
    waiting.current = undefined;
    const row = tree.rows(index, index).rows.find(({ id }) => id === markedId);
    if (row?.hidden) onHidden?.();
    show(index, row);
  });
}
