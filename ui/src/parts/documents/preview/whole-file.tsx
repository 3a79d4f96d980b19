import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { documentBytesQuery } from '@/api/documents';
import { ErrorState } from '@/components/ui/error-state';
import { byteSize } from '@/lib/byte-size';
import { Loading } from './loading';
import { NotShown } from './not-shown';
import type { ViewProps } from './view';

interface WholeFileProps extends ViewProps {
  /** The most bytes that are fetched at once. */
  most?: number;
  children: (bytes: Blob) => ReactNode;
}

/** Fetches a document whole, unless it is empty or too large for that. */
export function WholeFile({ document, actionsDisabled, most = Infinity, children }: WholeFileProps) {
  const fits = document.size > 0 && document.size <= most;
  const { data, error, isError, refetch } = useQuery({ ...documentBytesQuery(document), enabled: fits });
  if (document.size === 0)
    return (
      <NotShown {...{ document, actionsDisabled }} title="This file is empty">
        There is nothing in it to show.
      </NotShown>
    );
  if (!fits)
    return (
      <NotShown {...{ document, actionsDisabled }} title="This file is too large to be shown here">
        {byteSize(document.size)}. Files of this type are shown up to {byteSize(most)}; download it to have a look.
      </NotShown>
    );
  if (isError)
    return <ErrorState title="This document could not be loaded" error={error} onRetry={() => void refetch()} />;
  return data ? children(data) : <Loading />;
}
