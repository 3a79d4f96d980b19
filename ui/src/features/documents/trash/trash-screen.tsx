import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Loan, TrashedDocument } from '@/api/models';
import { usePageTitle } from '@/components/layout/use-page-title';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { trashQuery } from './api';
import { TrashRow } from './trash-row';
import { useTrash } from './use-trash';

/** The deleted documents of a loan: each can be restored for a while, and a lender can delete it permanently. */
export function TrashScreen({ loan }: { loan: Loan }) {
  usePageTitle(`Trash – ${loan.name}`);
  const { data, error, refetch } = useQuery(trashQuery(loan.id));
  const { restore, erase, busyId } = useTrash(loan.id);
  const [asked, setAsked] = useState<TrashedDocument | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The row is removed, so the focus moves to the title.
  const leave = (work: Promise<unknown>) => void work.then(() => title.current?.focus());
  const archived = Boolean(loan.archive.words);
  return (
    <section aria-labelledby="trash" className="max-w-4xl">
      <h2 id="trash" ref={title} tabIndex={-1} className="text-base font-semibold outline-none">
        Trash
      </h2>
      {data && (
        <p className="mb-4 text-pretty text-muted">
          Deleted documents stay here for {data.days} days. Then they are permanently deleted.
        </p>
      )}
      {error && !data && <ErrorState title="Couldn’t load the trash" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="mt-4 h-48" />}
      {data?.content.length === 0 && (
        <EmptyState icon={<Trash2 aria-hidden />} title="The trash is empty">
          {data.mayErase
            ? 'Documents deleted from this loan appear here.'
            : 'Documents you delete stay here for a while.'}
        </EmptyState>
      )}
      {data && data.content.length > 0 && (
        <ul aria-label="Deleted documents" className="overflow-hidden rounded-md border border-line">
          {data.content.map((document) => (
            <TrashRow
              key={document.id}
              document={document}
              busy={busyId === document.id}
              onRestore={archived ? undefined : () => leave(restore(document))}
              onErase={data.mayErase && !archived ? () => setAsked(document) : undefined}
            />
          ))}
        </ul>
      )}
      {data?.more && <p className="mt-2 text-muted">Showing the latest {data.content.length}.</p>}
      <ConfirmDialog
        open={asked !== null}
        danger
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Permanently delete “${asked?.name ?? ''}”?`}
        description="The file and its earlier versions are removed from the server. This can’t be undone."
        confirmLabel="Delete permanently"
        onConfirm={() => {
          if (asked) leave(erase(asked));
          setAsked(null);
        }}
      />
    </section>
  );
}
