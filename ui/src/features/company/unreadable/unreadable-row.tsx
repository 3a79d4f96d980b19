import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { Button } from '@/components/ui/button';
import { DateText } from '@/components/ui/date-text';
import { text } from '@/rules/text';
import type { UnreadableDocument } from './api';

interface UnreadableRowProps {
  row: UnreadableDocument;
  /** The call is pending. */
  busy: boolean;
  /** Reads it again; null where text extraction is off. */
  onRead: (() => void) | null;
}

/** A document that couldn't be read: its loan, reason and date. */
export function UnreadableRow({ row: { id, name, loanId, loanName, message, at }, busy, onRead }: UnreadableRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line px-3 py-2.5 last:border-b-0">
      <div className="min-w-0 grow basis-64">
        <Link
          to={paths.package}
          params={{ loanId }}
          search={{ documentPreviewId: id }}
          className="font-medium break-words hover:underline"
        >
          {name}
        </Link>
        <p className="text-[13px] text-pretty text-muted">{message}</p>
        <p className="text-[13px] break-words text-muted">
          {loanName} · <DateText at={at} />
        </p>
      </div>
      {onRead && (
        <Button size="sm" busy={busy} aria-label={`${text('retry')}: ${name}`} onClick={onRead}>
          {text('retry')}
        </Button>
      )}
    </li>
  );
}
