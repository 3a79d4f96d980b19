import { useMemo } from 'react';
import type { NeedsListElement, PriorityType } from '@/api/elements';
import { stateFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import type { ElementList } from '../element-list';
import { stateAfter } from '../review/state-after';
import type { Selection } from '../session/use-selection';
import { useElementsCache } from '../use-elements-cache';

/** The actions on all selected elements. */
export interface BulkActions {
  elements: readonly NeedsListElement[];
  prioritize: (priorityType: PriorityType) => void;
  hide: (hidden: boolean) => void;
  remove: () => void;
  /** Accepts their submitted documents; absent if there are none. */
  accept?: (() => void) | undefined;
}

type BulkValues = Pick<NeedsListElement, 'priorityType' | 'hidden'>;

const items = (count: number) => rule('countLabel', { count, noun: 'ITEM' });

/** Returns optimistic changes to many elements in one call, with undo. */
export function useBulk(
  list: ElementList,
  byId: ReadonlyMap<string, NeedsListElement>,
  { ids, clear }: Selection,
): BulkActions {
  const cache = useElementsCache(list);
  return useMemo(() => {
    const elements = [...ids].flatMap((id) => byId.get(id) ?? []);

    /** Sets the same value for all. */
    const set = async (change: Partial<BulkValues>, words: string) => {
      await cache.change({
        guess: (all) => all.map((each) => (ids.has(each.id) ? { ...each, ...change } : each)),
        call: () => list.bulk(elements, change),
        words,
      });
    };

    const remove = async () => {
      const done = await cache.change({
        guess: (all) => all.filter(({ id }) => !ids.has(id)),
        call: () => list.bulk(elements, { delete: true }),
        words: `${items(elements.length)} deleted`,
      });
      if (done) clear();
    };

    const waiting = elements.filter(({ reviewState }) => stateFacts[reviewState].waits);
    const [only, ...more] = waiting;
    const { accept } = list;
    const takeAll = () => {
      const now = new Set(waiting.map(({ id }) => id));
      void cache.change({
        guess: (all) =>
          all.map((each) => (now.has(each.id) ? { ...each, reviewState: stateAfter(each, 'ACCEPT') } : each)),
        call: async () => (await accept?.(waiting)) ?? { answered: null },
        words:
          only && more.length === 0
            ? text('done-accepted', { name: only.name })
            : text('done-accepted-many', { items: items(waiting.length) }),
      });
    };

    return {
      elements,
      accept: accept && only ? takeAll : undefined,
      prioritize: (priorityType) => void set({ priorityType }, `Priority of ${items(ids.size)} changed`),
      hide: (hidden) => void set({ hidden }, `${items(ids.size)} ${hidden ? 'hidden' : 'shown'}`),
      remove: () => void remove(),
    };
  }, [list, byId, ids, clear, cache]);
}
