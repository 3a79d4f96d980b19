import { checkForViruses, deleteMalware, type Document } from '@/api/documents';
import { keys } from '@/api/keys';
import { useUndoable } from '@/components/undo/use-undoable';
import { useState } from 'react';

/** Returns a lender's actions on the virus check of a document. */
export function useVirusCheck({ id, loanId, name }: Document) {
  const { run } = useUndoable(keys.document(id), keys.loan(loanId), keys.shoeboxes);
  const [busy, setBusy] = useState(false);
  const change = async (call: () => Promise<unknown>, words: string) => {
    setBusy(true);
    await run({ call: async () => ({ answered: await call() }), words });
    setBusy(false);
  };
  return {
    busy,
    again: () => change(() => checkForViruses(loanId, id), `Checking “${name}” again`),
    erase: () => change(() => deleteMalware(loanId, id), `File of “${name}” deleted`),
  };
}
