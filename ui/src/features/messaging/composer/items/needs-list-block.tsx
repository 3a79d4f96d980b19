import { useQuery } from '@tanstack/react-query';
import { FileQuestion, FileText, Folder } from 'lucide-react';
import type { ReactNode } from 'react';
import { type NeedsListElement, elementsQuery } from '@/api/elements';
import { Skeleton } from '@/components/ui/skeleton';
import { StateChip } from '@/features/needs-list';
import { rule } from '@/rules/rule';

interface NeedsListBlockProps {
  loanId: string;
  elementId: string;
  /** Renders additional content for a request around its line. */
  children?: (request: NeedsListElement, line: ReactNode) => ReactNode;
}

const look = 'flex min-h-11 items-center gap-2.5 rounded-md border border-line bg-sunken py-1.5 pr-9 pl-3';

/** A needs-list item in a message, with its current status. */
export function NeedsListBlock({ loanId, elementId, children }: NeedsListBlockProps) {
  const { data, error } = useQuery(elementsQuery(loanId));
  const element = data?.find(({ id }) => id === elementId);
  if (!data && !error) return <Skeleton className="h-11 w-full" />;
  if (!element)
    return (
      <div className={look}>
        <FileQuestion aria-hidden className="size-4 shrink-0 text-faint" />
        <span className="text-muted">This item was deleted, or you don’t have access to it</span>
      </div>
    );
  const line = <ItemLine element={element} />;
  return children ? children(element, line) : line;
}

function ItemLine({ element }: { element: NeedsListElement }) {
  const isFolder = element.storageType === 'FOLDER';
  const Sign = isFolder ? Folder : FileText;
  const asked = [...new Set(element.sharedInfo.map(({ sharedWithUser }) => rule('displayName', sharedWithUser)))];
  return (
    <div className={look} data-element={element.id}>
      <Sign aria-hidden className="size-4 shrink-0 text-faint" />
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{element.name}</span>
        {asked.length > 0 && (
          <span className="block truncate text-xs text-faint">Requested from {asked.join(', ')}</span>
        )}
      </span>
      {!isFolder && <StateChip state={element.reviewState} />}
    </div>
  );
}
