import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { toast } from 'sonner';
import {
  type NeedsListElement,
  type PriorityType,
  deleteElement,
  removeAnswer,
  restoreElement,
  reviewElement,
  updateElement,
} from '@/api/elements';
import { wordsFor } from '@/api/problem';
import type { RowHandlers } from './row-actions';
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

/** What a lender can do at once, without a further question, to elements of a loan. */
export function useElementHandlers(loanId: string) {
  const cache = useElementsCache(loanId);
  return useMemo(() => {
    const change = (element: NeedsListElement, guess: Partial<NeedsListElement>, call: () => Promise<unknown>) =>
      cache.optimistic((all) => all.map((each) => (each.id === element.id ? { ...each, ...guess } : each)), call);

    const undo = async (element: NeedsListElement) => {
      try {
        await restoreElement(loanId, element.id);
        await cache.refresh();
      } catch (error) {
        toast.error(wordsFor(error));
      }
    };

    return {
      onPriority: (element: NeedsListElement, priorityType: PriorityType) =>
        void change(element, { priorityType }, () => updateElement(loanId, element, { priorityType })),

      onRemoveAnswer: (element: NeedsListElement) =>
        void change(element, { answer: null, rejection: null, reviewState: 'OPEN' }, () =>
          removeAnswer(loanId, element.id),
        ),

      onAccept: (element: NeedsListElement) =>
        void change(element, { reviewState: 'ACCEPTED', rejection: null }, () =>
          reviewElement(loanId, element.id, { decision: 'ACCEPTED' }),
        ),

      onDelete: async (element: NeedsListElement) => {
        const gone = await cache.optimistic(
          (all) => all.filter((each) => each.id !== element.id),
          () => deleteElement(loanId, element.id),
        );
        if (gone) {
          toast(`“${element.name}” deleted`, {
            action: { label: 'Undo', onClick: () => void undo(element) },
            duration: 10_000,
          });
        }
      },
    } satisfies RowHandlers;
  }, [cache, loanId]);
}
