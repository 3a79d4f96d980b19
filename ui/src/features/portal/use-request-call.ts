import { useState } from 'react';
import { type NeedsListElement, undoElement } from '@/api/elements';
import { keys } from '@/api/keys';
import { useUndoable } from '@/components/undo/use-undoable';

/**
 * Returns a function that changes a request of a loan, reports it and offers undo. A failure is reported and resolves
 * to `false`.
 */
export function useRequestCall(loanId: string) {
  const { run } = useUndoable(keys.loan(loanId), keys.shoeboxes);
  const [busy, setBusy] = useState(false);
  const change = async (words: string, call: () => Promise<NeedsListElement>): Promise<boolean> => {
    setBusy(true);
    const done = await run({
      words,
      call: async () => {
        const answered = await call();
        return { answered, undo: () => undoElement(loanId, answered) };
      },
    });
    setBusy(false);
    return done !== null;
  };
  return { busy, run: change };
}
