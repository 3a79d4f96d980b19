import { keysOf } from '@/lib/keys';
import type { NeedsListElement, NewElement } from '@/api/elements';
import { text } from '@/rules/text';
import type { ElementList } from '../element-list';
import { wayBack } from '../moving/rearranged';
import { useElementsCache } from '../use-elements-cache';
import { type ElementValues, changesIn, folderOf } from './element-values';

/** Saves what is typed about an element, says it, and offers the way back. */
export function useSaveElement(list: ElementList) {
  const cache = useElementsCache(list);

  /** Puts it where it shall stand; answers it as it is then, with the way back. */
  const move = async (element: NeedsListElement, parentId: string | null) => {
    const back = wayBack(cache.now(), [element.id]);
    const moved = await list.move({ elementIds: [element.id], parentId, beforeId: null });
    const undo = async () => {
      for (const step of back) await list.move(step);
    };
    return { answered: moved.find(({ id }) => id === element.id) ?? element, undo };
  };

  return {
    add: async (values: ElementValues, storageType: NewElement['storageType']): Promise<NeedsListElement> => {
      const { name, ...rest } = { ...changesIn(values, null), name: values.name };
      const added = await list.create({ ...rest, name, storageType, parentId: values.parentId });
      cache.say(text('done-added', { name: added.name }), () => list.remove(added));
      return added;
    },

    /** First its folder, then what it says; `onMoved` gets it as it is in between. */
    change: async (
      before: NeedsListElement,
      values: ElementValues,
      onMoved: (element: NeedsListElement) => void,
    ): Promise<void> => {
      const moved = values.parentId === folderOf(before) ? null : await move(before, values.parentId);
      if (moved) onMoved(moved.answered);
      const element = moved?.answered ?? before;
      const change = changesIn(values, element);
      if (moved && keysOf(change).length === 0) {
        return cache.say(text('done-changed', { name: element.name }), moved.undo);
      }
      const { answered, undo } = await list.update(element, change);
      cache.keep(answered);
      cache.say(text('done-changed', { name: answered.name }), async () => {
        await undo?.();
        await moved?.undo();
      });
    },
  };
}
