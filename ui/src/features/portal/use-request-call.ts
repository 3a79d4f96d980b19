import { useState } from 'react';
import { type NeedsListElement, undoElement } from '@/api/elements';
import { keys } from '@/api/keys';
import { useUndoable } from '@/components/undo/use-undoable';

/** Does something with a request of a loan, says so and offers the way back; a failure is said, and answers false. */
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
