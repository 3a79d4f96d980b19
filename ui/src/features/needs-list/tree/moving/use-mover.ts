import { useMemo, useState } from 'react';
import type { ElementMove, NeedsListElement } from '@/api/elements';
import { runInSequence } from '@/components/undo/in-turn';
import type { MovePlan, TreeMove } from '@/rules/rule';
import type { ElementList } from '../element-list';
import { useElementsCache } from '../use-elements-cache';
import { rearranged, wayBack } from './rearranged';
import type { Tree } from '../session/use-tree';

/** Moves elements of a tree. */
export interface Mover {
  /** What a move would mean, by the shared rule. */
  plan: (asked: TreeMove) => MovePlan;
  /** Does what is planned, if it is allowed. */
  carryOut: (plan: MovePlan) => void;
  /** What was moved last, or why it couldn't be, for a screen reader. */
  said: string;
}

/** How elements of this list are moved: at once on the screen, then on the server, with a way back. */
export function useMover(list: ElementList, tree: Tree): Mover {
  const cache = useElementsCache(list);
  const [said, setSaid] = useState('');
  return useMemo(() => {
    // Steps that are made fast arrive as they were made.
    const move = (body: ElementMove) => runInSequence(JSON.stringify(list.key), () => list.move(body));
    const carryOut = ({ allowed, message, ids, parentId, beforeId }: MovePlan) => {
      if (!allowed) return setSaid(message ?? '');
      const before = cache.now();
      const body = { elementIds: ids, parentId: parentId ?? null, beforeId: beforeId ?? null };
      const words = movedWords(before, body);
      setSaid(words);
      const undo = async () => {
        for (const step of wayBack(before, ids)) await move(step);
      };
      const change = {
        guess: (elements: NeedsListElement[]) => rearranged(elements, body),
        call: async () => ({ answered: await move(body), undo }),
        words,
        // One step after the other by keys leaves one toast, not a pile.
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
