import type { NamedDocument } from '@/api/documents';
import { type NeedsListElement, answerElement, removeAnswerFile, undoElement } from '@/api/elements';
import { keys } from '@/api/keys';
import type { RequestTarget } from './request-targets';
import { type DuplicatePolicy, useFiling } from './use-filing';

/**
 * Returns actions that move, copy or file a document to another request, each with undo. They resolve to whether the
 * dialog can close.
 */
export function useOtherRequest({ id, name, loanId }: NamedDocument) {
  const { file: put, busyId } = useFiling(keys.loan(loanId), keys.shoeboxes);
  const onto = (target: RequestTarget, onSame: DuplicatePolicy) =>
    answerElement(loanId, target.id, { documentId: id, onSame }, new AbortController().signal);
  const add = (target: RequestTarget, words: string) =>
    put({
      id,
      words,
      call: async (onSame) => {
        const answered = await onto(target, onSame);
        return { answered, undo: () => undoElement(loanId, answered) };
      },
    });
  const copy = (target: RequestTarget) => add(target, `${name} answers “${target.name}” too`);
  const file = (target: RequestTarget) => add(target, `${name} filed to “${target.name}”`);
  const move = (source: NeedsListElement, target: RequestTarget) =>
    put({
      id,
      words: `${name} moved from “${source.name}” to “${target.name}”`,
      call: async (onSame) => {
        const there = await onto(target, onSame);
        try {
          const here = await removeAnswerFile(loanId, source.id, id);
          // The document is restored to its first request before it leaves the second one, so that it always has a
          // request.
          const undo = async () => {
            await undoElement(loanId, here);
            await undoElement(loanId, there);
          };
          return { answered: there, undo };
        } catch (error) {
          // The move failed, so the document stays at its first request.
          await undoElement(loanId, there);
          throw error;
        }
      },
    });
  return { busy: busyId !== null, copy, move, file };
}
