import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { byteSize } from '@/lib/byte-size';
import { discardedQuery, eraseDiscarded } from '../api';

/** The number and size of discarded files, with a button that erases them; hidden if there are none. */
export function DiscardedFiles() {
  const { run } = useUndoable(keys.trays);
  const { data } = useQuery(discardedQuery);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!data || data.files === 0) return null;
  const many = data.files === 1 ? '1 discarded file' : `${data.files} discarded files`;
  const erase = async () => {
    setAsked(false);
    setBusy(true);
    await run({ words: 'Discarded files erased', call: async () => ({ answered: await eraseDiscarded() }) });
    setBusy(false);
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-[13px] text-muted">
      <p className="min-w-0">
        {many} ({byteSize(data.bytes)}) can be restored for 30 days and {data.files === 1 ? 'uses' : 'use'} storage
        until then.
      </p>
      <Button size="sm" busy={busy} onClick={() => setAsked(true)}>
        Erase now
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        onOpenChange={setAsked}
        title="Erase all discarded files now?"
        description="They are removed from the server immediately. This can’t be undone."
        confirmLabel="Erase now"
        onConfirm={() => void erase()}
      />
    </div>
  );
}
