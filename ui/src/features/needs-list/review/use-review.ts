import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Answer, type NeedsListElement, type Verdict, removeAnswerFile, reviewElement } from '@/api/elements';
import { keys } from '@/api/keys';
import type { CompletedChange } from '@/components/undo/use-undoable';
import { text } from '@/rules/text';
import { changeElement, useLoanList } from '../tree/element-list';
import { selectFiles } from '../tree/review/removal';
import { type DrawnDocument, toShownDocuments } from '../tree/review/shown-documents';
import { stateAfter } from '../tree/review/state-after';
import { useElementsCache } from '../tree/use-elements-cache';
import { addUndo, burstOfVerdict } from './verdict-burst';

/** Returns the name of what is judged: a single file's own, otherwise that of the request. */
export function judgedName(element: NeedsListElement, documentIds?: readonly string[]): string {
  const [first, ...more] = selectFiles(element, documentIds);
  return first && more.length === 0 && documentIds ? first.documentName : element.name;
}

/** The files of a request to accept; all if no ids are given. */
interface AcceptOptions {
  documentIds?: string[] | undefined;
  /** The document in the open preview. */
  drawn?: DrawnDocument;
  /** Called after it was undone or refused. */
  onBack?: () => void;
}

/** Returns a lender's review actions on the files of a loan's requests, each reported and undoable. */
export function useReview(loanId: string) {
  const client = useQueryClient();
  const cache = useElementsCache(useLoanList(loanId));
  return useMemo(() => {
    const judge = async (element: NeedsListElement, verdict: Verdict, onTakenBack?: () => void) => {
      // Without files the verdict is about the not-applicable claim, which the request's version identifies.
      const isReason = verdict.shown?.length === 0;
      const done = await changeElement(loanId, element, (version) =>
        reviewElement(loanId, element.id, isReason ? { ...verdict, version } : verdict),
      );
      const undo = async () => {
        await done.undo?.();
        onTakenBack?.();
      };
      return { ...done, undo };
    };
    const showNow = (files: readonly Answer[]) =>
      files.forEach(({ documentId }) => void client.invalidateQueries({ queryKey: keys.document(documentId) }));
    return {
      /** Accepts files (all if no ids are given), or the claim that the request doesn't apply. */
      accept: async (element: NeedsListElement, { documentIds, drawn, onBack }: AcceptOptions = {}): Promise<void> => {
        const files = selectFiles(element, documentIds);
        const shown = toShownDocuments(files, drawn);
        const burst = burstOfVerdict(loanId);
        const call = async () => {
          const verdict: Verdict = { decision: 'ACCEPTED', shown, ...(documentIds ? { documentIds } : {}) };
          const done = await judge(element, verdict, onBack);
          return { ...done, undo: addUndo(burst, done.undo) };
        };
        const done = await cache.change({
          guess: (all) => all.map((each) => (each.id === element.id ? withAccepted(each, documentIds) : each)),
          call,
          words: () =>
            burst.undos.length > 1
              ? `${burst.undos.length} documents accepted`
              : text('done-accepted', { name: judgedName(element, documentIds) }),
          id: burst.id,
        });
        if (done) return;
        // A newer version may exist: it is fetched and shown.
        showNow(files);
        onBack?.();
      },

      /** Withdraws the verdict on files, all if no ids are given. Borrowers aren't notified. */
      backToSubmitted: (element: NeedsListElement, documentIds?: string[]) =>
        void cache.change({
          guess: (all) => all.map((each) => (each.id === element.id ? withoutVerdict(each, documentIds) : each)),
          call: () =>
            changeElement(loanId, element, () =>
              reviewElement(loanId, element.id, {
                decision: 'SUBMITTED',
                shown: [],
                ...(documentIds ? { documentIds } : {}),
              }),
            ),
          words: text('done-back-to-submitted', { name: judgedName(element, documentIds) }),
        }),

      /** Rejects files. Throws a problem with a message. */
      reject: async (element: NeedsListElement, verdict: Verdict, onTakenBack?: () => void): Promise<void> => {
        try {
          const { answered, undo }: CompletedChange<NeedsListElement> = await judge(element, verdict, onTakenBack);
          cache.keep(answered);
          const ids = verdict.documentIds ?? undefined;
          cache.say(text('done-rejected', { name: judgedName(element, ids) }), undo);
        } catch (error) {
          showNow(selectFiles(element, verdict.documentIds ?? undefined));
          throw error;
        } finally {
          void cache.refresh();
        }
      },

      /** Removes one file from its request. */
      remove: (element: NeedsListElement, documentId: string, words: string) =>
        void cache.change({
          guess: (all) => all.map((each) => (each.id === element.id ? withoutDocument(each, documentId) : each)),
          call: () => changeElement(loanId, element, () => removeAnswerFile(loanId, element.id, documentId)),
          words,
        }),
    };
  }, [cache, client, loanId]);
}

/** Returns the optimistic state after accepting these files. */
function withAccepted(element: NeedsListElement, documentIds: readonly string[] | undefined): NeedsListElement {
  const isOne = ({ documentId }: Answer) => !documentIds || documentIds.includes(documentId);
  const answers = element.answers.map((each) =>
    isOne(each) ? { ...each, reviewState: 'ACCEPTED' as const, rejection: null } : each,
  );
  if (documentIds) return { ...element, answers };
  return { ...element, answers, reviewState: stateAfter(element, 'ACCEPT'), rejection: null };
}

/**
 * Returns the optimistic state after withdrawing the verdicts on these files: one submitted file makes the request
 * submitted.
 */
function withoutVerdict(element: NeedsListElement, documentIds: readonly string[] | undefined): NeedsListElement {
  const isOne = ({ documentId }: Answer) => !documentIds || documentIds.includes(documentId);
  const answers = element.answers.map((each) =>
    isOne(each) ? { ...each, reviewState: 'SUBMITTED' as const, rejection: null } : each,
  );
  return { ...element, answers, reviewState: stateAfter(element, 'BACK_TO_SUBMITTED'), rejection: null };
}

const withoutDocument = (element: NeedsListElement, documentId: string): NeedsListElement => ({
  ...element,
  answers: element.answers.filter((each) => each.documentId !== documentId),
});
