import { useMemo } from 'react';
import { type Answer, type NeedsListElement, removeOneAnswer, reviewElement } from '@/api/elements';
import { useLoanList } from '../element-list';
import { useElementsCache } from '../use-elements-cache';

/** Takes files of a request, or takes them away; at once on the screen. */
export function useFileReview(loanId: string, element: NeedsListElement) {
  const cache = useElementsCache(useLoanList(loanId));
  return useMemo(() => {
    const answersNow = (next: (answers: Answer[]) => Answer[], call: () => Promise<unknown>) =>
      void cache.optimistic(
        (all) => all.map((each) => (each.id === element.id ? { ...each, answers: next(each.answers) } : each)),
        call,
      );
    return {
      /** Without ids, all files. */
      accept: (documentIds?: string[]) =>
        answersNow(
          (answers) =>
            answers.map((each) =>
              !documentIds || documentIds.includes(each.documentId)
                ? { ...each, reviewState: 'ACCEPTED', rejection: null }
                : each,
            ),
          () => reviewElement(loanId, element.id, { decision: 'ACCEPTED', ...(documentIds ? { documentIds } : {}) }),
        ),
      remove: ({ documentId }: Answer) =>
        answersNow(
          (answers) => answers.filter((each) => each.documentId !== documentId),
          () => removeOneAnswer(loanId, element.id, documentId),
        ),
    };
  }, [cache, element.id, loanId]);
}
