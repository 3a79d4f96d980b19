import { CornerDownRight, Folder } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { SearchField } from '@/components/form/search-field';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { cn } from '@/lib/cn';
import { rule } from '@/rules/rule';
import { TOP, folderPlaces } from './folder-places';
import type { ElementMover } from './use-mover';

interface MoveDialogProps {
  ids: readonly string[];
  byId: ReadonlyMap<string, NeedsListElement>;
  mover: ElementMover;
  onClose: () => void;
}

const shownAtMost = 200;

/** Picks the folder to move elements to. The alternative to dragging. */
export function MoveDialog({ ids, byId, mover, onClose }: MoveDialogProps) {
  const [sought, setSought] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const places = useMemo(() => folderPlaces(byId), [byId]);
  const words = sought.trim().toLowerCase();
  const found = places.filter(({ way }) => way.toLowerCase().includes(words)).slice(0, shownAtMost);
  const planFor = (id: string) => mover.plan({ ids: [...ids], targetId: id === TOP ? undefined : id, place: 'INTO' });
  const plan = chosenId === null ? null : planFor(chosenId);

  const move = () => {
    if (!plan?.allowed) return;
    mover.carryOut(plan);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Move ${ids.length === 1 ? `“${byId.get(ids[0] ?? '')?.name}”` : rule('countLabel', { count: ids.length, noun: 'ITEM' })}`}
      description="Choose a folder. Items are added at the end."
      footer={
        <>
          <CancelButton />
          <Button look="primary" disabled={!plan?.allowed} onClick={move}>
            Move
          </Button>
        </>
      }
    >
      <SearchField
        label="Find a folder"
        placeholder="Find a folder…"
        className="mb-2"
        value={sought}
        onChange={setSought}
      />
      <fieldset className="grid max-h-80 overflow-y-auto">
        <legend className="sr-only">Folders</legend>
        {found.map((place) => (
          <label
            key={place.id}
            className={cn(
              'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2 hover:bg-hover',
              chosenId === place.id && 'bg-accent-soft',
            )}
            style={{ paddingLeft: `${8 + Math.min(place.depth, 8) * 14}px` }}
          >
            <input
              type="radio"
              name="folder"
              className="size-4 accent-accent"
              checked={chosenId === place.id}
              onChange={() => setChosenId(place.id)}
            />
            {place.id === TOP ? (
              <CornerDownRight aria-hidden className="size-4 text-faint" />
            ) : (
              <Folder aria-hidden className="size-4 text-accent" />
            )}
            <span className="truncate" title={place.way}>
              {place.name}
            </span>
          </label>
        ))}
        {found.length === 0 && <p className="px-2 py-3 text-muted">No folders match “{sought.trim()}”.</p>}
      </fieldset>
      <p role="status" className="mt-3 min-h-5 text-[13px] text-muted">
        {plan && !plan.allowed && (plan.message ?? 'It’s already there.')}
      </p>
    </Dialog>
  );
}
