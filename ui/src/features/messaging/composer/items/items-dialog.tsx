import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { elementsQuery } from '@/api/elements';
import { Checkbox } from '@/components/form/checkbox';
import { SearchField } from '@/components/form/search-field';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { StateChip } from '@/features/needs-list';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

interface ItemsDialogProps {
  loanId: string;
  onAdd: (ids: string[]) => void;
  onClose: () => void;
}

/** Chooses the needs-list items of the message. */
export function ItemsDialog({ loanId, onAdd, onClose }: ItemsDialogProps) {
  const { data } = useQuery(elementsQuery(loanId));
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const wanted = typed.trim().toLowerCase();
  const listed = useMemo(
    () =>
      (data ?? []).filter((element) => element.storageType === 'FILE' && element.name.toLowerCase().includes(wanted)),
    [data, wanted],
  );
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  const nobody = chosen.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Needs-list items"
      description="Readers see each item’s current status."
      footer={
        <>
          <CancelButton />
          <Button
            look="primary"
            aria-disabled={nobody || undefined}
            title={nobody ? 'Choose an item first' : undefined}
            onClick={() => !nobody && onAdd([...chosen])}
          >
            {nobody ? text('row-add') : `Add ${rule('countLabel', { count: chosen.length, noun: 'ITEM' })}`}
          </Button>
        </>
      }
    >
      <SearchField label="Find items" value={typed} onChange={setTyped} />
      <div
        className="mt-2 h-72 overflow-y-auto rounded-md border border-line p-1"
        tabIndex={0}
        role="group"
        aria-label="Items"
      >
        {!data && <Skeleton className="m-2 h-8" />}
        {data && listed.length === 0 && <p className="px-3 py-8 text-center text-muted">No items found.</p>}
        {listed.map(({ id, name, reviewState }) => (
          <label key={id} className="flex min-h-9 items-center gap-2.5 rounded-sm px-2 hover:bg-hover">
            <Checkbox checked={chosen.includes(id)} onCheckedChange={() => toggle(id)} />
            <span className="min-w-0 grow truncate">{name}</span>
            <StateChip state={reviewState} />
          </label>
        ))}
      </div>
    </Dialog>
  );
}
