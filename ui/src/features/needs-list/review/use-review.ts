import { useMemo } from 'react';
import { type Answer, type NeedsListElement, type Verdict, removeOneAnswer, reviewElement } from '@/api/elements';
import type { Done } from '@/components/undo/use-undoable';
import { reversible, useLoanList } from '@/parts/tree/element-list';
import { filesOf } from '@/parts/tree/review/removal';
import { stateAfter } from '@/parts/tree/review/state-after';
import { useElementsCache } from '@/parts/tree/use-elements-cache';
import { text } from '@/rules/text';

/** What is judged, by name: one file by its own, several by that of their request. */
export function judgedName(element: NeedsListElement, documentIds?: readonly string[]): string {
  const [first, ...more] = filesOf(element, documentIds);
  return first && more.length === 0 && documentIds ? first.documentName : element.name;
}

/** A lender's verdicts on the files of a loan's requests: each is said, and can be taken back. */
export function useReview(loanId: string) {
  const cache = useElementsCache(useLoanList(loanId));
  return useMemo(() => {
    const judge = async (element: NeedsListElement, verdict: Verdict, onTakenBack?: () => void) => {
      const done = await reversible(loanId, element, () => reviewElement(loanId, element.id, verdict));
      const undo = async () => {
        await done.undo?.();
        onTakenBack?.();
      };
      return { ...done, undo };
    };
    return {
      /** Takes files; without ids all, or the word that the request doesn't apply. */
      accept: (element: NeedsListElement, documentIds?: string[], onTakenBack?: () => void) =>
        void cache.change({
          guess: (all) => all.map((each) => (each.id === element.id ? accepted(each, documentIds) : each)),
          call: () => judge(element, { decision: 'ACCEPTED', ...(documentIds ? { documentIds } : {}) }, onTakenBack),
          words: text('done-accepted', { name: judgedName(element, documentIds) }),
        }),

      /** Sends files back. Fails with a problem that has words. */
      reject: async (element: NeedsListElement, verdict: Verdict, onTakenBack?: () => void): Promise<void> => {
        try {
          const { answered, undo }: Done<NeedsListElement> = await judge(element, verdict, onTakenBack);
          cache.keep(answered);
          const ids = verdict.documentIds ?? undefined;
          cache.say(text('done-rejected', { name: judgedName(element, ids) }), undo);
        } finally {
          void cache.refresh();
        }
      },

      /** Takes one file away from its request. */
      remove: (element: NeedsListElement, documentId: string, words: string) =>
        void cache.change({
          guess: (all) => all.map((each) => (each.id === element.id ? without(each, documentId) : each)),
          call: () => reversible(loanId, element, () => removeOneAnswer(loanId, element.id, documentId)),
          words,
        }),
    };
  }, [cache, loanId]);
}

/** With these files taken; where all are, the request shows it before the server says so. */
function accepted(element: NeedsListElement, documentIds: readonly string[] | undefined): NeedsListElement {
  const isOne = ({ documentId }: Answer) => !documentIds || documentIds.includes(documentId);
  const answers = element.answers.map((each) =>
    isOne(each) ? { ...each, reviewState: 'ACCEPTED' as const, rejection: null } : each,
  );
  if (documentIds) return { ...element, answers };
  return { ...element, answers, reviewState: stateAfter(element, 'ACCEPT'), rejection: null };
}

const without = (element: NeedsListElement, documentId: string): NeedsListElement => ({
  ...element,
  answers: element.answers.filter((each) => each.documentId !== documentId),
});
