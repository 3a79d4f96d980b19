import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { Problem, wordsFor } from '@/api/problem';
import { type Done, useUndoable } from '@/components/undo/use-undoable';

/** What happens to content that is there already: it is asked about, or taken all the same. */
export type OnSame = 'ASK' | 'TAKE';

/** A file that somebody puts where it belongs. */
export interface Filing {
  /** What is filed; it counts as busy meanwhile. */
  id: string;
  /** What is said once it is filed. */
  words: string;
  /** Files it, and knows the way back. */
  call: (onSame: OnSame) => Promise<Done>;
}

/** How long it can be filed all the same. */
const askMs = 10_000;

/**
 * Files what waits, from wherever it waits: says what was done and offers the way back; content that is there already
 * is asked about. What stands under `scopes` is fetched again.
 */
export function useFiling(...scopes: readonly QueryKey[]) {
  const { say, refresh } = useUndoable(...scopes);
  const [busyId, setBusyId] = useState<string | null>(null);

  /** Answers whether the choice is made: it was filed, or whether to file it all the same is asked in a notice. */
  const file = async (filing: Filing, onSame: OnSame = 'ASK'): Promise<boolean> => {
    setBusyId(filing.id);
    try {
      const { undo } = await filing.call(onSame);
      say(filing.words, undo);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'same-content') {
        const action = { label: 'File anyway', onClick: () => void file(filing, 'TAKE') };
        toast.warning(error.message, { action, duration: askMs });
        return true;
      }
      toast.error(wordsFor(error));
      return false;
    } finally {
      await refresh();
      setBusyId(null);
    }
  };
  return { file, busyId };
}
