import { FileX2, RotateCcw, Trash2 } from 'lucide-react';
import type { TrashedDocument } from '@/api/models';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { DateText } from '@/components/ui/date-text';
import { byteSize } from '@/lib/byte-size';

interface TrashRowProps {
  document: TrashedDocument;
  busy: boolean;
  /** Absent while the loan is read-only. */
  onRestore: (() => void) | undefined;
  /** Absent for people who may not delete permanently. */
  onErase: (() => void) | undefined;
}

/** A deleted document: its request, who deleted it when, the days left, and the buttons to restore and delete it. */
export function TrashRow({ document, busy, onRestore, onErase }: TrashRowProps) {
  const { name, requests, deletedByName, deletedAt, daysLeft } = document;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-3 py-2.5 last:border-b-0">
      <FileX2 aria-hidden className="size-4 shrink-0 text-faint" />
      <div className="min-w-0 grow basis-56">
        <p className="font-medium break-words">{name}</p>
        <p className="text-[13px] text-pretty text-muted">
          {requests.length === 0
            ? 'No request'
            : requests.map((request) => `“${request.name}”${request.deleted ? ', also deleted' : ''}`).join(' · ')}
        </p>
        <p className="text-[13px] text-pretty text-faint tabular-nums">
          {byteSize(document.size)} · deleted <DateText at={deletedAt} />
          {deletedByName && ` by ${deletedByName}`} · {daysLeft === 1 ? '1 day' : `${daysLeft} days`} left
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        {onRestore && (
          <Button size="sm" busy={busy} aria-label={`Restore ${name}`} onClick={onRestore}>
            {!busy && <RotateCcw aria-hidden />} Restore
          </Button>
        )}
        {onErase && (
          <IconButton
            label={`Permanently delete ${name}`}
            disabled={busy}
            className="size-11 sm:size-8"
            onClick={onErase}
          >
            <Trash2 />
          </IconButton>
        )}
      </div>
    </li>
  );
}
