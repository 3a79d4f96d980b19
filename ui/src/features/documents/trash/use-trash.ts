import { useState } from 'react';
import { type RestoreResult, deleteDocument, restoreDocument } from '@/api/documents';
import { keys } from '@/api/keys';
import type { TrashedDocument } from '@/api/models';
import { useUndoable } from '@/components/undo/use-undoable';
import { eraseDocument } from './api';

/** Returns the actions on deleted documents of a loan. */
export function useTrash(loanId: string) {
  const { run } = useUndoable(keys.loan(loanId), keys.shoeboxes, keys.documents);
  const [busyId, setBusyId] = useState<string | null>(null);
  const during = async (id: string, work: () => Promise<unknown>) => {
    setBusyId(id);
    await work();
    setBusyId(null);
  };
  const restore = ({ id }: TrashedDocument) =>
    during(id, () =>
      run({
        call: async () => ({ answered: await restoreDocument(loanId, id), undo: () => deleteDocument(id) }),
        words: restoredMessage,
      }),
    );
  const erase = ({ id, name }: TrashedDocument) =>
    during(id, () =>
      run({ call: async () => ({ answered: await eraseDocument(loanId, id) }), words: `${name} permanently deleted` }),
    );
  return { restore, erase, busyId };
}

/** Reports where a restored document is, and which request couldn't take it. */
export function restoredMessage({ document: { name, uploadedByName }, onto, leftOut }: RestoreResult): string {
  if (onto.length > 0) return `${name} restored to ${onto.map((request) => `“${request}”`).join(' and ')}`;
  const [left] = leftOut;
  const why = left ? `: ${left.name ? `“${left.name}” can’t take it. ` : ''}${left.why}` : '';
  return `${name} restored to the shoebox of ${uploadedByName}${why}`;
}
