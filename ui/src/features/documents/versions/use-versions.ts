import { useState } from 'react';
import { type Document, restoreVersion } from '@/api/documents';
import { keys } from '@/api/keys';
import { useUndoable } from '@/components/undo/use-undoable';

/** Brings an earlier version of a document back, with the way back to the one that was current. */
export function useVersions({ id, loanId, version }: Document) {
  const { run } = useUndoable(keys.document(id), keys.loan(loanId), keys.shoeboxes);
  const [busy, setBusy] = useState(false);
  const restore = async (number: number): Promise<boolean> => {
    setBusy(true);
    const done = await run({
      call: async () => ({ answered: await restoreVersion(id, number), undo: () => restoreVersion(id, version) }),
      words: ({ version: now }) => `Version ${number} is back, as version ${now}`,
    });
    setBusy(false);
    return done !== null;
  };
  return { busy, restore };
}
