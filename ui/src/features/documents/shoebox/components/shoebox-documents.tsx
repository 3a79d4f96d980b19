import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { text } from '@/rules/text';
import { RequestPickerDialog } from '../../filing/request-picker-dialog';
import type { RequestTarget } from '../../filing/request-targets';
import { JoinPdfs } from '../../pages/join-pdfs';
import { type ShoeboxDocument, shoeboxQuery } from '../api';
import { FileByName } from '../by-name/file-by-name';
import type { useShoeboxFiling } from '../use-shoebox-filing';
import { ShoeboxRow } from './shoebox-row';

/** The number of documents rendered until more are requested. */
const shownAtOnce = 60;

interface ShoeboxDocumentsProps {
  userId: string;
  loanId: string;
  targets: readonly RequestTarget[];
  filing: ReturnType<typeof useShoeboxFiling>;
}

/** A person's unfiled documents for a loan, each with a button to file it. */
export function ShoeboxDocuments({ userId, loanId, targets, filing }: ShoeboxDocumentsProps) {
  const query = useQuery(shoeboxQuery(userId, loanId));
  const [filed, setFiled] = useState<ShoeboxDocument | null>(null);
  const [shown, setShown] = useState(shownAtOnce);
  // Deferred, so that the page stays responsive while many documents arrive.
  const documents = useDeferredValue(query.data);
  const file = async (document: ShoeboxDocument, target: RequestTarget) => {
    if (await filing.file(document, target)) setFiled(null);
  };
  if (query.isError && !documents) {
    return <ErrorState title="Couldn’t load the shoebox" error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!documents) return <RowsSkeleton />;
  if (documents.length === 0) {
    return (
      <EmptyState icon={<Inbox aria-hidden />} title={text('shoebox-empty')} className="py-10">
        Documents not matched to a request show here.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-2 flex flex-wrap gap-2 empty:hidden">
        <FileByName loanId={loanId} documents={documents} targets={targets} />
        <JoinPdfs loanId={loanId} documents={documents} />
      </div>
      <ul aria-label="Not filed" className="overflow-hidden rounded-md border border-line">
        {documents.slice(0, shown).map((document) => (
          <ShoeboxRow
            key={document.id}
            document={document}
            busy={filing.busyId === document.id}
            onFileOnto={setFiled}
          />
        ))}
      </ul>
      {documents.length > shown && (
        <Button size="sm" className="mt-2" onClick={() => setShown(shown + shownAtOnce)}>
          Show more of {documents.length} documents
        </Button>
      )}
      {filed && (
        <RequestPickerDialog
          title={`File “${filed.name}”`}
          targets={targets}
          busy={filing.busyId !== null}
          onFile={(target) => void file(filed, target)}
          onClose={() => setFiled(null)}
        />
      )}
    </>
  );
}

function RowsSkeleton() {
  return (
    <div role="status" aria-label="Loading the shoebox" className="rounded-md border border-line">
      {[0, 1, 2].map((row) => (
        <div key={row} className="h-15.5 border-b border-line px-3 py-3 last:border-b-0">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-1.5 h-3 w-1/4" />
        </div>
      ))}
    </div>
  );
}
