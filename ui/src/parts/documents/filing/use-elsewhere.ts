import { useState } from 'react';
import type { NamedDocument } from '@/api/documents';
import { type NeedsListElement, answerElement, removeOneAnswer, undoElement } from '@/api/elements';
import { keys } from '@/api/keys';
import { useUndoable } from '@/components/undo/use-undoable';
import type { RequestTarget } from './request-targets';

/** Lets a document answer another request, instead or too, or its first one; each answers whether it worked, and can be taken back. */
export function useElsewhere({ id, name, loanId }: NamedDocument) {
  const { run } = useUndoable(keys.loan(loanId), keys.shoeboxes);
  const [busy, setBusy] = useState(false);
  const onto = (target: RequestTarget) =>
    answerElement(loanId, target.id, { documentId: id, onSame: 'ASK' }, new AbortController().signal);
  const during = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    const done = await work();
    setBusy(false);
    return done !== null;
  };
  const add = (target: RequestTarget, words: string) =>
    during(() =>
      run({
        words,
        call: async () => {
          const answered = await onto(target);
          return { answered, undo: () => undoElement(loanId, answered) };
        },
      }),
    );
  const copy = (target: RequestTarget) => add(target, `${name} answers “${target.name}” too`);
  const file = (target: RequestTarget) => add(target, `${name} filed to “${target.name}”`);
  const move = (source: NeedsListElement, target: RequestTarget) =>
    during(() =>
      run({
        words: `${name} moved from “${source.name}” to “${target.name}”`,
        call: async () => {
          const there = await onto(target);
          try {
            const here = await removeOneAnswer(loanId, source.id, id);
            // Back where it was first, so that it answers one of the two at any moment.
            const undo = async () => {
              await undoElement(loanId, here);
              await undoElement(loanId, there);
            };
            return { answered: there, undo };
          } catch (error) {
            // It stays where it was.
            await undoElement(loanId, there);
            throw error;
          }
        },
      }),
    );
  return { busy, copy, move, file };
}
