import { Button } from '@/components/ui/button';
import { DateText } from '@/components/ui/date-text';
import type { PackageChanges } from '../api';

interface WhatsNewProps {
  changes: PackageChanges | undefined;
  /** Selects only what is new. */
  onTick: () => void;
}

/** The changes since the last downloaded package. */
export function WhatsNew({ changes, onTick }: WhatsNewProps) {
  if (!changes?.last) return null;
  const { last, summary, content, gone } = changes;
  return (
    <div className="clear-both mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-sunken px-3 py-2 text-[13px] print:hidden">
      <div role="status" className="min-w-56 grow basis-0">
        <strong>{summary}</strong> since the package of <DateText at={last.madeAt} /> by {last.madeByName}
        {gone.length > 0 && <p className="break-words text-muted">Removed: {gone.join(', ')}</p>}
      </div>
      {content.length > 0 && (
        <Button size="sm" onClick={onTick}>
          Select new
        </Button>
      )}
    </div>
  );
}
