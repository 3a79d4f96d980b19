import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { Problem, messageFor } from '@/api/problem';
import { type CompletedChange, useUndoable } from '@/components/undo/use-undoable';

/** How duplicate content is handled: ask the person, or accept it. */
export type DuplicatePolicy = 'ASK' | 'TAKE';

/** A file to be filed to a request. */
export interface FilingAction {
  /** The id of the filed item, which is busy meanwhile. */
  id: string;
  /** The notice shown after filing. */
  words: string;
  /** Files the item and returns the outcome with its undo. */
  call: (onSame: DuplicatePolicy) => Promise<CompletedChange>;
}

/** How long the "File anyway" notice is shown. */
const askMs = 10_000;

/**
 * Returns a function that files an item, reports it and offers undo. Duplicate content raises a question. Queries under
 * `scopes` are invalidated.
 */
export function useFiling(...scopes: readonly QueryKey[]) {
  const { say, refresh } = useUndoable(...scopes);
  const [busyId, setBusyId] = useState<string | null>(null);

  /** Resolves to `true` if the dialog can close: the item was filed, or a notice asks about duplicate content. */
  const file = async (filing: FilingAction, onSame: DuplicatePolicy = 'ASK'): Promise<boolean> => {
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
      toast.error(messageFor(error));
      return false;
    } finally {
      await refresh();
      setBusyId(null);
    }
  };
  return { file, busyId };
}
