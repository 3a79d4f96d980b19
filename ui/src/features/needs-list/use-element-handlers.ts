import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type NeedsListElement, type PriorityType, reviewElement } from '@/api/elements';
import { type ElementList, useLoanList } from './element-list';
import type { RowHandlers } from './row/row-actions';
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

/** What can be done at once, without a further question, to the elements of a list. */
export function useElementHandlers(list: ElementList) {
  const cache = useElementsCache(list);
  return useMemo(() => {
    const change = (element: NeedsListElement, guess: Partial<NeedsListElement>, call: () => Promise<unknown>) =>
      cache.optimistic((all) => all.map((each) => (each.id === element.id ? { ...each, ...guess } : each)), call);

    return {
      onPriority: (element: NeedsListElement, priorityType: PriorityType) =>
        void change(element, { priorityType }, () => list.update(element, { priorityType })),

      onHide: (element: NeedsListElement, hidden: boolean) =>
        void change(element, { hidden }, () => list.update(element, { hidden })),

      onRemoveAnswer: (element: NeedsListElement) =>
        void change(element, { answer: null, answers: [], rejection: null, reviewState: 'OPEN' }, () =>
          list.removeAnswer(element),
        ),

      onDelete: async (element: NeedsListElement) => {
        const gone = await cache.optimistic(
          (all) => all.filter((each) => each.id !== element.id),
          () => list.remove(element),
        );
        if (gone) cache.sayWithUndo(`“${element.name}” deleted`, gone.answered);
      },
    } satisfies RowHandlers;
  }, [cache, list]);
}

/** Takes all that answers a request of a loan. */
export function useAccept(loanId: string): (element: NeedsListElement) => void {
  const cache = useElementsCache(useLoanList(loanId));
  return useMemo(
    () => (element) => {
      const guess = { ...element, reviewState: 'ACCEPTED', rejection: null } as const;
      void cache.optimistic(
        (all) => all.map((each) => (each.id === element.id ? guess : each)),
        () => reviewElement(loanId, element.id, { decision: 'ACCEPTED' }),
      );
    },
    [cache, loanId],
  );
}
