import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { NeedsListElement, PriorityType } from '@/api/elements';
import { text } from '@/rules/text';
import type { ElementList } from './element-list';
import { stateAfter } from './review/state-after';
import { useElementsCache } from './use-elements-cache';

/** Opens the document of an answer in the preview; the address bar holds it. */
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

/** What can be done at once, without a further question, to the elements of a list; each is said and can be taken back. */
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

      /** Takes all files away; whether to ask first is decided before. */
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
