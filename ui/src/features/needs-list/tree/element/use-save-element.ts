import { keysOf } from '@/lib/object-keys';
import type { NeedsListElement, NewElement } from '@/api/elements';
import { text } from '@/rules/text';
import type { CompletedChange } from '@/components/undo/use-undoable';
import type { ElementList } from '../element-list';
import { inverseMoves } from '../reorder/apply-move';
import { isElement, useElementsCache } from '../use-elements-cache';
import { type ElementValues, changesIn, folderOf, valuesOf } from './element-values';

/** Returns a function that saves an element, reports it and offers undo. */
export function useSaveElement(list: ElementList) {
  const cache = useElementsCache(list);

  /** Moves the element to a folder; resolves to the moved element with undo. */
  const move = async (element: NeedsListElement, parentId: string | null) => {
    const back = inverseMoves(cache.now(), [element.id]);
    const moved = await list.move({ elementIds: [element.id], parentId, beforeId: null });
    const now = (all: readonly NeedsListElement[]) => all.find(({ id }) => id === element.id);
    const answered = now(moved) ?? element;
    /** Resolves to the element after undo. */
    const undo = async () => {
      let there = answered;
      for (const step of back) there = now(await list.move(step)) ?? there;
      return there;
    };
    return { answered, undo };
  };

  /** Saves the changed fields; makes no call if only the folder changed. */
  const edit = async (before: NeedsListElement, values: ElementValues): Promise<CompletedChange<NeedsListElement>> => {
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

    /**
     * Saves fields and folder, both or neither. `onChanged` receives the element's current state if reverting was
     * necessary.
     */
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
              if (edited.undo) onChanged(await revertEdit(edited));
              throw error;
            });
      const answered = moved?.answered ?? edited.answered;
      cache.keep(answered);
      cache.say(text('done-changed', { name: answered.name }), async () => {
        if (!moved) return edited.undo?.();
        const there = await moved.undo();
        // The move was the last change, so the fields before the edit are saved again.
        const said = changesIn(valuesOf(before), edited.answered);
        return edited.undo && list.update(there, said);
      });
    },
  };
}

/** Returns the element after reverting the edit; the edited one if that failed too. */
async function revertEdit({ answered, undo }: CompletedChange<NeedsListElement>): Promise<NeedsListElement> {
  const back = await undo?.().catch(() => null);
  return isElement(back) ? back : answered;
}
