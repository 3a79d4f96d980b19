import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { type Document, documentQuery } from '@/api/documents';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { PreviewBody } from './preview-body';
import { PreviewHeader } from './preview-header';
import { useClosePreview } from './use-close-preview';

interface DocumentPreviewProps {
  /** What else can be done with the document here, under it. */
  renderActions?: (document: Document) => ReactNode;
}

/** The document that the address bar names, over the whole screen. Closing it takes it out of the address. */
export function DocumentPreview({ renderActions }: DocumentPreviewProps) {
  const { documentPreviewId, viewerActionsDisabled = false } = useSearch({ strict: false });
  const close = useClosePreview();
  return (
    <Dialog.Root open={Boolean(documentPreviewId)} onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-black/55" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex animate-rise flex-col overflow-hidden bg-canvas shadow-float outline-none sm:inset-4 sm:rounded-lg lg:inset-x-12 lg:inset-y-6"
        >
          {documentPreviewId && (
            <Opened id={documentPreviewId} actionsDisabled={viewerActionsDisabled} renderActions={renderActions} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface OpenedProps {
  id: string;
  actionsDisabled: boolean;
  renderActions: DocumentPreviewProps['renderActions'];
}

function Opened({ id, actionsDisabled, renderActions }: OpenedProps) {
  const { data, error, isError, refetch } = useQuery(documentQuery(id));
  return (
    <>
      <PreviewHeader document={data} actionsDisabled={actionsDisabled} />
      <div className="relative min-h-0 grow">
        {!data && !isError && <Skeleton className="mx-auto mt-4 h-[80%] max-w-3xl" />}
        {isError && !data && (
          <ErrorState title="This document could not be opened" error={error} onRetry={() => void refetch()} />
        )}
        {data && <PreviewBody key={data.id} document={data} actionsDisabled={actionsDisabled} />}
      </div>
      {data && !actionsDisabled && renderActions?.(data)}
    </>
  );
}
