import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { documentBytesQuery, documentStartQuery } from '@/api/documents';
import { ErrorState } from '@/components/ui/error-state';
import { byteSize } from '@/lib/byte-size';
import { PreviewSkeleton } from './preview-skeleton';
import { UnavailablePreview } from './unavailable-preview';
import { usePendingDrawing } from './tools/drawing-progress';
import type { ViewProps } from './view-props';

interface WholeFileProps extends ViewProps {
  /** The maximum number of bytes to fetch. */
  most?: number;
  children: (bytes: Blob) => ReactNode;
}

/** Fetches a whole document, unless it is empty or too large. */
export function WholeFile({ most = Infinity, ...rest }: WholeFileProps) {
  const { document, actionsDisabled } = rest;
  if (document.size <= most) return <FetchedFile {...rest} query={documentBytesQuery(document)} />;
  return (
    <UnavailablePreview {...{ document, actionsDisabled }} title="This file is too large to preview">
      {byteSize(document.size)}. Files of this type are shown up to {byteSize(most)}; download it to have a look.
    </UnavailablePreview>
  );
}

/** Fetches the beginning of a document. */
export function FileStart({ most = Infinity, ...rest }: WholeFileProps) {
  const query = rest.document.size > most ? documentStartQuery(rest.document, most) : documentBytesQuery(rest.document);
  return <FetchedFile {...rest} query={query} />;
}

type BytesQuery = ReturnType<typeof documentBytesQuery>;

function FetchedFile({ document, actionsDisabled, query, children }: WholeFileProps & { query: BytesQuery }) {
  const { data, error, isError, refetch } = useQuery({ ...query, enabled: document.size > 0 });
  // A document that failed to load was not shown.
  usePendingDrawing(isError);
  if (document.size === 0)
    return (
      <UnavailablePreview {...{ document, actionsDisabled }} title="This file is empty">
        It has no content.
      </UnavailablePreview>
    );
  if (isError) return <ErrorState title="Couldn’t load this document" error={error} onRetry={() => void refetch()} />;
  return data ? children(data) : <PreviewSkeleton />;
}
