import { useEffect, useRef } from 'react';
import type { TreeRow } from '@/rules/rule';
import type { Tree } from '../session/use-tree';

interface Revealed {
  tree: Tree;
  /** What the address points at, or what was added last. */
  markedId: string | undefined;
  /** Which of both: what was added is shown again when the address points at it later. */
  markedBy: 'address' | 'adding';
  /** Whether the list has it. */
  isHere: boolean;
  /** Brings a row into view and gives it the focus. */
  show: (index: number, row: TreeRow | undefined) => void;
  /** What is hidden has to be shown for it. */
  onHidden: (() => void) | undefined;
}

/** Opens the way to the marked element, brings it into view and gives it the focus, once for each mark. */
export function useReveal({ tree, markedId, markedBy, isHere, show, onHidden }: Revealed): void {
  const mark = `${markedBy} ${markedId}`;
  const done = useRef<string>(undefined);
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    // A new element may be marked before the list that has it is here; asking for it meanwhile would go on for ever.
    if (markedId && isHere && done.current !== mark) {
      done.current = mark;
      waiting.current = markedId;
      // Folders open and hidden rows come: only the next time the tree is drawn has it its new height.
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
