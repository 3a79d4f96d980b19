import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '@/components/form/search-field';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { useComposer } from '@/features/messaging';
import { useDebounced } from '@/lib/use-debounced';
import { loansQuery } from '../api';

/** Loans shown initially; a search narrows them. */
const SHOWN = 20;

/**
 * Chooses the loan of a message: the most recently updated ones, or the results of a search. Then opens the message
 * window.
 */
export function SelectLoan({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const { open } = useComposer();
  const query = loansQuery({ sort: '-updated', archived: false, s: SHOWN, ...(q ? { q } : {}) });
  const { data, error, refetch } = useQuery(query);
  const choose = (loanId: string) => {
    onClose();
    void open({ loanId });
  };
  const more = data ? data.total - data.content.length : 0;
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Choose a loan"
      description="Every message is about a loan."
      footer={<CancelButton />}
    >
      <SearchField label="Find a loan" value={typed} onChange={setTyped} />
      <div className="mt-2 h-72 overflow-y-auto rounded-md border border-line p-1">
        {!data && !error && <Skeleton className="m-2 h-8" />}
        {!data && error && <ErrorState title="Couldn’t load loans" error={error} onRetry={() => void refetch()} />}
        {data?.content.length === 0 && (
          <p className="px-3 py-8 text-center text-muted">
            {q ? 'No matching loans.' : 'You don’t have any loans yet.'}
          </p>
        )}
        <ul aria-label="Loans">
          {data?.content.map(({ id, name, leadBorrowerName }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => choose(id)}
                className="flex min-h-10 w-full items-center gap-3 rounded-sm px-2 text-left hover:bg-hover"
              >
                <span className="min-w-0 grow truncate">{name}</span>
                <span className="max-w-40 shrink-0 truncate text-[13px] text-faint">{leadBorrowerName}</span>
              </button>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <p className="px-2 py-2 text-[13px] text-muted tabular-nums">
            {more === 1 ? '1 more loan' : `${more} more loans`}: type part of the name.
          </p>
        )}
      </div>
    </Dialog>
  );
}
