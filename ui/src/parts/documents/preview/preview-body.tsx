import { useQuery } from '@tanstack/react-query';
import { Download, FileQuestion } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { type Document, documentBytesQuery } from '@/api/documents';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { byteSize } from '@/lib/byte-size';
import { ImageView } from './image-view';
import { Loading } from './loading';

// The viewer is large: it comes only when a PDF is opened.
const PdfView = lazy(() => import('./pdf-view').then((part) => ({ default: part.PdfView })));

const shownImages = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/bmp']);

/** The document itself, where the browser can show it safely; otherwise what it is and how to get it. */
export function PreviewBody({ document, actionsDisabled }: { document: Document; actionsDisabled: boolean }) {
  const pdf = document.mimeType === 'application/pdf';
  if (!pdf && !shownImages.has(document.mimeType))
    return <NotShown document={document} actionsDisabled={actionsDisabled} />;
  return <Fetched document={document} pdf={pdf} />;
}

function Fetched({ document, pdf }: { document: Document; pdf: boolean }) {
  const { data, error, isError, refetch } = useQuery(documentBytesQuery(document));
  if (isError)
    return <ErrorState title="This document could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!pdf) return <ImageView bytes={data} type={document.mimeType} name={document.name} />;
  return (
    <Suspense fallback={<Loading />}>
      <PdfView bytes={data} name={document.name} />
    </Suspense>
  );
}

function NotShown({ document, actionsDisabled }: { document: Document; actionsDisabled: boolean }) {
  return (
    <EmptyState
      icon={<FileQuestion aria-hidden />}
      title={document.name}
      className="pt-[20vh]"
      action={
        !actionsDisabled && (
          <Button look="primary" asChild>
            <a href={document.downloadUrl} download={document.name}>
              <Download aria-hidden /> Download
            </a>
          </Button>
        )
      }
    >
      {byteSize(document.size)}. Files of this type open in their own program.
    </EmptyState>
  );
}
