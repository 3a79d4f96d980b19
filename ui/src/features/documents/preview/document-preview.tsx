import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { FileX2 } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { type Document, documentQuery } from '@/api/documents';
import { Problem } from '@/api/problem';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Window } from '@/components/window/window';
import { PreviewSkeleton } from './preview-skeleton';
import { PreviewBody } from './preview-body';
import { PreviewHeader } from './preview-header';
import { DrawnDocument } from './tools/drawing-progress';
import { useClosePreview } from './use-close-preview';

const Versions = lazy(() => import('../versions/preview-versions'));

interface DocumentPreviewProps {
  /** Renders further actions below the document. */
  renderActions?: (document: Document) => ReactNode;
}

/** Shows the document named in the URL over the whole screen. Closing removes it from the URL. */
export function DocumentPreview({ renderActions }: DocumentPreviewProps) {
  const { documentPreviewId, viewerActionsDisabled = false } = useSearch({ strict: false });
  const close = useClosePreview();
  return (
    <Window
      open={Boolean(documentPreviewId)}
      onClose={close}
      startAt="title"
      className="fixed inset-0 overflow-hidden bg-canvas sm:inset-4 sm:rounded-lg lg:inset-x-12 lg:inset-y-6"
    >
      {documentPreviewId && (
        <OpenedDocument
          key={documentPreviewId}
          id={documentPreviewId}
          actionsDisabled={viewerActionsDisabled}
          renderActions={renderActions}
        />
      )}
    </Window>
  );
}

interface OpenedDocumentProps {
  id: string;
  actionsDisabled: boolean;
  renderActions: DocumentPreviewProps['renderActions'];
}

function OpenedDocument({ id, actionsDisabled, renderActions }: OpenedDocumentProps) {
  const { data, error, isError, refetch } = useQuery(documentQuery(id));
  const [versions, setVersions] = useState(false);
  // The document was deleted while it was open.
  if (data && error instanceof Problem && error.status === 404) return <DeletedDocument name={data.name} />;
  return (
    <DrawnDocument content={data?.sha256}>
      <PreviewHeader
        document={data}
        pending={!data && !isError}
        actionsDisabled={actionsDisabled}
        onVersions={() => setVersions(true)}
      />
      <div className="relative min-h-0 grow">
        {!data && !isError && <Skeleton className="mx-auto mt-4 h-[80%] max-w-3xl" />}
        {isError && !data && (
          <ErrorState title="Couldn’t open this document" error={error} onRetry={() => void refetch()} />
        )}
        {data && !versions && (
          <PreviewBody key={data.id + data.sha256} document={data} actionsDisabled={actionsDisabled} />
        )}
        {data && versions && (
          <Suspense fallback={<PreviewSkeleton />}>
            <Versions document={data} actionsDisabled={actionsDisabled} onClose={() => setVersions(false)} />
          </Suspense>
        )}
      </div>
      {data && !actionsDisabled && renderActions?.(data)}
    </DrawnDocument>
  );
}

function DeletedDocument({ name }: { name: string }) {
  return (
    <>
      <PreviewHeader document={undefined} actionsDisabled />
      <div role="status" className="min-h-0 grow">
        <EmptyState icon={<FileX2 aria-hidden />} title="This document was deleted" className="pt-[20vh]">
          “{name}” was deleted while you had it open, or you no longer have access. A lender on the loan can restore it
          from the trash.
        </EmptyState>
      </div>
    </>
  );
}
