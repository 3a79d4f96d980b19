import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { elementsQuery } from '@/api/elements';
import { SearchField } from '@/components/form/search-field';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { targetLocation, requestTargets, filterTargets } from '@/features/documents';
import { type TrayFile, loansToFileQuery } from '../api';
import type { FilingTarget } from '../use-tray';

interface DestinationDialogProps {
  file: TrayFile;
  busy: boolean;
  onFile: (to: FilingTarget) => void;
  onClose: () => void;
}

/** Picks the loan of a file, then a request there or the shoebox. */
export function DestinationDialog({ file, busy, onFile, onClose }: DestinationDialogProps) {
  const [loan, setLoan] = useState<FilingTarget['loan'] | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`File “${file.name}”`}
      description={loan ? `On ${loan.name}. Choose a request for it.` : 'Choose a loan for it.'}
      footer={
        <>
          {loan && (
            <Button look="quiet" disabled={busy} onClick={() => setLoan(null)}>
              Another loan
            </Button>
          )}
          <CancelButton />
        </>
      }
    >
      {loan ? (
        <RequestChoice key={loan.id} loan={loan} busy={busy} onFile={onFile} />
      ) : (
        <LoanChoice onChoose={(chosen) => setLoan(chosen)} />
      )}
    </Dialog>
  );
}

const lineLook =
  'block min-h-11 w-full px-3 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

interface SearchListProps {
  /** The labels of the search field and of the list. */
  look: string;
  list: string;
  typed: string;
  onType: (typed: string) => void;
  children: ReactNode;
}

/** A search field with its results. */
function SearchList({ look, list, typed, onType, children }: SearchListProps) {
  return (
    <>
      <SearchField label={look} className="mt-1" autoFocus value={typed} onChange={onType} />
      <ul
        aria-label={list}
        className="mt-3 max-h-80 overflow-y-auto rounded-md border border-line [&>li]:not-last:border-b [&>li]:not-last:border-line"
      >
        {children}
      </ul>
    </>
  );
}

function LoanChoice({ onChoose }: { onChoose: (loan: FilingTarget['loan']) => void }) {
  const [typed, setTyped] = useState('');
  const query = useQuery(loansToFileQuery(useDeferredValue(typed.trim())));
  if (query.isError && !query.data)
    return <ErrorState title="Couldn’t load the loans" error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <SearchList look="Find a loan" list="Loans" typed={typed} onType={setTyped}>
      {query.data?.map(({ id, name, leadBorrowerName }) => (
        <li key={id}>
          <button type="button" className={lineLook} onClick={() => onChoose({ id, name })}>
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate text-[13px] text-faint">{leadBorrowerName}</span>
          </button>
        </li>
      ))}
      {query.data?.length === 0 && <li className="px-3 py-8 text-center text-muted">No matching loans.</li>}
    </SearchList>
  );
}

interface RequestChoiceProps {
  loan: FilingTarget['loan'];
  busy: boolean;
  onFile: (to: FilingTarget) => void;
}

function RequestChoice({ loan, busy, onFile }: RequestChoiceProps) {
  const [typed, setTyped] = useState('');
  const query = useQuery(elementsQuery(loan.id));
  const requests = requestTargets(query.data ?? [], 'LENDER');
  const found = filterTargets(requests, typed);
  if (query.isError && !query.data)
    return <ErrorState title="Couldn’t load the requests" error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <SearchList look="Find a request" list="Requests" typed={typed} onType={setTyped}>
      <li>
        <button
          type="button"
          aria-disabled={busy || undefined}
          className={lineLook}
          onClick={() => !busy && onFile({ loan, request: null })}
        >
          <span className="flex items-center gap-2 font-medium">
            <Inbox aria-hidden className="size-4" /> Your shoebox on this loan
          </span>
          <span className="block text-[13px] text-faint">Not matched to a request yet.</span>
        </button>
      </li>
      {found.map((request) => (
        <li key={request.id}>
          <button
            type="button"
            aria-disabled={busy || request.refusal ? true : undefined}
            className={lineLook}
            onClick={() => !busy && !request.refusal && onFile({ loan, request })}
          >
            <span className="block truncate font-medium">{request.name}</span>
            <span className="block truncate text-[13px] text-faint">
              {request.refusal ?? targetLocation(request, requests)}
            </span>
          </button>
        </li>
      ))}
    </SearchList>
  );
}
