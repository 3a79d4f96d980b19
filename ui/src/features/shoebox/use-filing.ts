import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { Problem, wordsFor } from '@/api/problem';
import { type ShoeboxDocument, fileDocument, unfileDocument } from './api';
import type { RequestTarget } from './request-targets';

const undoMs = 10_000;

/** Files documents onto requests and offers to take it back; answers whether it worked. */
export function useFiling(loanId: string) {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keys.shoeboxes }),
      client.invalidateQueries({ queryKey: keys.loan(loanId) }),
    ]);

  const unfile = async (document: ShoeboxDocument, target: RequestTarget) => {
    try {
      await unfileDocument(loanId, target.id, document.id);
    } catch (error) {
      toast.error(wordsFor(error));
    } finally {
      await refresh();
    }
  };

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
      const action = { label: 'Undo', onClick: () => void unfile(document, target) };
      toast.success(`${document.name} filed onto “${target.name}”`, { action, duration: undoMs });
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'same-content') {
        const action = { label: 'File it all the same', onClick: () => void file(document, target, 'TAKE') };
        toast.warning(error.message, { action, duration: undoMs });
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
