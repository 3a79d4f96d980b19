import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { NeedsListElement, PriorityType } from '@/api/elements';
import { text } from '@/rules/text';
import type { ElementList } from './element-list';
import { stateAfter } from './review/state-after';
import { useElementsCache } from './use-elements-cache';

/** Returns a function that opens an element's document in the preview, by the URL. */
export function usePreview(): (element: NeedsListElement) => void {
  const navigate = useNavigate();
  return useMemo(
    () => (element) => {
      const documentPreviewId = element.answer?.documentId;
      void navigate({ to: '.', search: (search: object) => ({ ...search, documentPreviewId }) });
    },
    [navigate],
  );
}

/** Returns the actions on elements that need no confirmation, each reported and undoable. */
export function useElementHandlers(list: ElementList, showsHidden: boolean) {
  const cache = useElementsCache(list);
  return useMemo(() => {
    const change = (
      element: NeedsListElement,
      guess: Partial<NeedsListElement>,
      words: string,
      call: () => ReturnType<ElementList['update']>,
    ) =>
      void cache.change({
        guess: (all) => all.map((each) => (each.id === element.id ? { ...each, ...guess } : each)),
        call,
        words,
      });
    const hidden = showsHidden ? 'done-hidden' : 'done-hidden-away';

    return {
      onPriority: (element: NeedsListElement, priorityType: PriorityType) =>
        change(element, { priorityType }, text('done-priority', { name: element.name }), () =>
          list.update(element, { priorityType }),
        ),

      onHide: (element: NeedsListElement, hide: boolean) =>
        change(element, { hidden: hide }, text(hide ? hidden : 'done-shown', { name: element.name }), () =>
          list.update(element, { hidden: hide }),
        ),

      /** Removes all files; confirmation is the caller's task. */
      removeAnswer: (element: NeedsListElement, words: string) =>
        change(
          element,
          { answer: null, answers: [], rejection: null, reviewState: stateAfter(element, 'REMOVE_ANSWER') },
          words,
          () => list.removeAnswer(element),
        ),

      onDelete: (element: NeedsListElement) =>
        void cache.change({
          guess: (all) => all.filter((each) => each.id !== element.id),
          call: () => list.remove(element),
          words: text('done-deleted', { name: element.name }),
        }),
    };
  }, [cache, list, showsHidden]);
}
