import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { documentBytesQuery, documentStartQuery } from '@/api/documents';
import { ErrorState } from '@/components/ui/error-state';
import { byteSize } from '@/lib/byte-size';
import { Loading } from './preview-skeleton';
import { NotShown } from './unavailable-preview';
import { usePendingDrawing } from './tools/drawing-progress';
import type { ViewProps } from './view-props';

interface FileProps extends ViewProps {
  /** The maximum number of bytes to fetch. */
  most?: number;
  children: (bytes: Blob) => ReactNode;
}

/** Fetches a whole document, unless it is empty or too large. */
export function WholeFile({ most = Infinity, ...rest }: FileProps) {
  const { document, actionsDisabled } = rest;
  if (document.size <= most) return <Fetched {...rest} query={documentBytesQuery(document)} />;
  return (
    <NotShown {...{ document, actionsDisabled }} title="This file is too large to preview">
      {byteSize(document.size)}. Files of this type are shown up to {byteSize(most)}; download it to have a look.
    </NotShown>
  );
}

/** Fetches the beginning of a document. */
export function FileStart({ most = Infinity, ...rest }: FileProps) {
  const query = rest.document.size > most ? documentStartQuery(rest.document, most) : documentBytesQuery(rest.document);
  return <Fetched {...rest} query={query} />;
}

type Query = ReturnType<typeof documentBytesQuery>;

function Fetched({ document, actionsDisabled, query, children }: FileProps & { query: Query }) {
  const { data, error, isError, refetch } = useQuery({ ...query, enabled: document.size > 0 });
  // A document that failed to load was not shown.
  usePendingDrawing(isError);
  if (document.size === 0)
    return (
      <NotShown {...{ document, actionsDisabled }} title="This file is empty">
        It has no content.
      </NotShown>
    );
  if (isError)
    return <ErrorState title="This document could not be loaded" error={error} onRetry={() => void refetch()} />;
  return data ? children(data) : <Loading />;
}
