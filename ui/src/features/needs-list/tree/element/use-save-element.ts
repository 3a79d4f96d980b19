import { keysOf } from '@/lib/keys';
import type { NeedsListElement, NewElement } from '@/api/elements';
import { text } from '@/rules/text';
import type { Done } from '@/components/undo/use-undoable';
import type { ElementList } from '../element-list';
import { wayBack } from '../moving/rearranged';
import { isElement, useElementsCache } from '../use-elements-cache';
import { type ElementValues, changesIn, folderOf, valuesOf } from './element-values';

/** Saves what is typed about an element, says it, and offers the way back. */
export function useSaveElement(list: ElementList) {
  const cache = useElementsCache(list);

  /** Puts it where it shall stand; answers it as it is then, with the way back. */
  const move = async (element: NeedsListElement, parentId: string | null) => {
    const back = wayBack(cache.now(), [element.id]);
    const moved = await list.move({ elementIds: [element.id], parentId, beforeId: null });
    const now = (all: readonly NeedsListElement[]) => all.find(({ id }) => id === element.id);
    const answered = now(moved) ?? element;
    /** Answers it as it is then. */
    const undo = async () => {
      let there = answered;
      for (const step of back) there = now(await list.move(step)) ?? there;
      return there;
    };
    return { answered, undo };
  };

  /** Keeps what is said about it; nothing of that where only its folder is another. */
  const edit = async (before: NeedsListElement, values: ElementValues): Promise<Done<NeedsListElement>> => {
    const change = changesIn(values, before);
    const unmoved = values.parentId === folderOf(before);
    if (!unmoved && keysOf(change).length === 0) return { answered: before };
    return list.update(before, change);
  };

  return {
    add: async (values: ElementValues, storageType: NewElement['storageType']): Promise<NeedsListElement> => {
      const { name, ...rest } = { ...changesIn(values, null), name: values.name };
      const added = await list.create({ ...rest, name, storageType, parentId: values.parentId });
      cache.say(text('done-added', { name: added.name }), () => list.remove(added));
      return added;
    },

    /** What it says, and its folder: both, or neither. `onChanged` gets it as it is where that took a way back. */
    change: async (
      before: NeedsListElement,
      values: ElementValues,
      onChanged: (element: NeedsListElement) => void,
    ): Promise<void> => {
      const edited = await edit(before, values);
      const moved =
        values.parentId === folderOf(before)
          ? null
          : await move(edited.answered, values.parentId).catch(async (error: unknown) => {
              if (edited.undo) onChanged(await takenBack(edited));
              throw error;
            });
      const answered = moved?.answered ?? edited.answered;
      cache.keep(answered);
      cache.say(text('done-changed', { name: answered.name }), async () => {
        if (!moved) return edited.undo?.();
        const there = await moved.undo();
        // What was done to it last is that it was moved: what it said before is written anew.
        const said = changesIn(valuesOf(before), edited.answered);
        return edited.undo && list.update(there, said);
      });
    },
  };
}

/** The element after an edit was taken back; as edited where that failed too. */
async function takenBack({ answered, undo }: Done<NeedsListElement>): Promise<NeedsListElement> {
  const back = await undo?.().catch(() => null);
  return isElement(back) ? back : answered;
}
