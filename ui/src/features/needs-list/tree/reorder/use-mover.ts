import { useMemo, useState } from 'react';
import type { ElementMove, NeedsListElement } from '@/api/elements';
import { runInSequence } from '@/components/undo/run-in-sequence';
import type { MovePlan, TreeMove } from '@/rules/rule';
import type { ElementList } from '../element-list';
import { useElementsCache } from '../use-elements-cache';
import { applyMove, inverseMoves } from './apply-move';
import type { Tree } from '../session/use-tree';

/** Moves elements of a tree. */
export interface ElementMover {
  /** Returns the outcome of a move by the shared rule. */
  plan: (asked: TreeMove) => MovePlan;
  /** Makes a planned move, if it is allowed. */
  carryOut: (plan: MovePlan) => void;
  /** The announcement of the last move, or why it failed, for screen readers. */
  said: string;
}

/** Returns optimistic moves of this list's elements, with undo. */
export function useMover(list: ElementList, tree: Tree): ElementMover {
  const cache = useElementsCache(list);
  const [said, setSaid] = useState('');
  return useMemo(() => {
    // Fast moves are sent in order.
    const move = (body: ElementMove) => runInSequence(JSON.stringify(list.key), () => list.move(body));
    const carryOut = ({ allowed, message, ids, parentId, beforeId }: MovePlan) => {
      if (!allowed) return setSaid(message ?? '');
      const before = cache.now();
      const body = { elementIds: ids, parentId: parentId ?? null, beforeId: beforeId ?? null };
      const words = movedWords(before, body);
      setSaid(words);
      const undo = async () => {
        for (const step of inverseMoves(before, ids)) await move(step);
      };
      const change = {
        guess: (elements: NeedsListElement[]) => applyMove(elements, body),
        call: async () => ({ answered: await move(body), undo }),
        words,
        // Repeated keyboard moves share one toast.
        id: 'moved',
      };
      void cache.change(change).then((moved) => !moved && setSaid('Couldn’t move it.'));
    };
    return { plan: tree.planMove, carryOut, said };
  }, [cache, list, tree, said]);
}

function movedWords(elements: readonly NeedsListElement[], { elementIds, parentId, beforeId }: ElementMove): string {
  const name = (id: string | null) => elements.find((element) => element.id === id)?.name;
  const what = elementIds.length === 1 ? `“${name(elementIds[0] ?? null)}”` : `${elementIds.length} items`;
  const where = parentId ? `into “${name(parentId)}”` : 'to the top level';
  const nextTo = beforeId ? `, before “${name(beforeId)}”` : ', at the end';
  return `Moved ${what} ${where}${nextTo}.`;
}
