import { useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { Problem, wordsFor } from '@/api/problem';
import { useUndoable } from '@/components/undo/use-undoable';
import { type ShoeboxDocument, fileDocument, unfileDocument } from './api';
import type { RequestTarget } from '@/parts/documents/filing/request-targets';

/** How long it can be filed all the same. */
const askMs = 10_000;

/** Files documents onto requests and offers to take it back; answers whether it worked. */
export function useFiling(loanId: string) {
  const { say, refresh } = useUndoable(keys.shoeboxes, keys.loan(loanId));
  const [busyId, setBusyId] = useState<string | null>(null);

  const file = async (
    document: ShoeboxDocument,
    target: RequestTarget,
    onSame: 'ASK' | 'TAKE' = 'ASK',
  ): Promise<boolean> => {
    if (target.refusal) {
      toast.error(target.refusal, { description: target.name });
      return false;
    }
    setBusyId(document.id);
    try {
      await fileDocument(loanId, target.id, document.id, onSame);
      say(`${document.name} filed onto “${target.name}”`, () => unfileDocument(loanId, target.id, document.id));
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'same-content') {
        const action = { label: 'File it all the same', onClick: () => void file(document, target, 'TAKE') };
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
  return { file, busyId };
}
