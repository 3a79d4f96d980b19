import { useEffect, useRef } from 'react';
import type { Tree } from './use-tree';

/** Opens the folders on the way to the marked element and brings it into view, once for each mark. */
export function useReveal(
  tree: Tree,
  markedId: string | undefined,
  isHere: boolean,
  scroll: (index: number) => void,
): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    // A new element may be marked before the list that has it is here; asking for it meanwhile would go on for ever.
    if (!markedId || !isHere || done.current === markedId) return;
    done.current = markedId;
    const index = tree.act({ kind: 'REVEAL', id: markedId });
    if (index !== null) scroll(index);
  });
}
