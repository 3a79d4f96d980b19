import { useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { Problem, wordsFor } from '@/api/problem';
import { useUndoable } from '@/components/undo/use-undoable';
import { type TrayFile, discardFile, fileAway, restoreFile } from './api';

/** Where a file goes: onto a request, or into one's shoebox of the loan. */
export interface Place {
  loan: { id: string; name: string };
  request: { id: string; name: string } | null;
}

/** How long it can be filed all the same. */
const askMs = 10_000;

/** What is done with what waits; each says what it did. */
export function useTray() {
  const { run, say, refresh } = useUndoable(keys.trays);
  const [busyId, setBusyId] = useState<string | null>(null);

  const discard = (file: TrayFile) =>
    run({
      words: `${file.name} discarded`,
      call: async () => ({ answered: await discardFile(file), undo: () => restoreFile(file) }),
    });

  const file = async (chosen: TrayFile, to: Place, onSame: 'ASK' | 'TAKE' = 'ASK'): Promise<boolean> => {
    setBusyId(chosen.id);
    try {
      await fileAway(chosen, { loanId: to.loan.id, elementId: to.request?.id ?? null, onSame });
      const where = to.request ? `“${to.request.name}”` : 'your shoebox';
      say(`${chosen.name} filed to ${where} on ${to.loan.name}`);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'same-content') {
        const action = { label: 'File it all the same', onClick: () => void file(chosen, to, 'TAKE') };
        toast.warning(error.message, { action, duration: askMs });
      } else {
        toast.error(wordsFor(error));
      }
      return false;
    } finally {
      await refresh();
      setBusyId(null);
    }
  };
  return { file, discard, busyId };
}
