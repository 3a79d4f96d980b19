import type { UseQueryResult } from '@tanstack/react-query';
import { FolderOpen, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { text } from '@/rules/text';
import type { TreeFilter } from '../session/tree-session';
import { NeedsListTree, type NeedsListTreeProps } from './needs-list-tree';
import { TreeSkeleton } from './tree-skeleton';

interface TreeAreaProps extends NeedsListTreeProps {
  query: UseQueryResult<NeedsListElement[]>;
  sought: TreeFilter;
  onShowAll: () => void;
  /** An action for an empty list. */
  emptyAction?: ReactNode;
  /** The message of an empty list. */
  emptyWords?: string;
}

/** The tree, 600 pixels high whatever its content, or why there is none. */
export function TreeArea({ query, sought, onShowAll, emptyAction, emptyWords, ...tree }: TreeAreaProps) {
  const { rowCount = 0, hiddenCount = 0 } = tree.tree.frame ?? {};
  const looking = sought.query.trim() !== '' || sought.filters.length > 0;
  return (
    <div className="h-[600px] min-w-0 overflow-hidden rounded-md border border-line bg-surface">
      {query.isPending && <TreeSkeleton />}
      {query.isError && !query.data && (
        <ErrorState title="Couldn’t load the needs list" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && rowCount === 0 && looking && (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={sought.query.trim() ? `No items match “${sought.query.trim()}”` : 'No items match these filters'}
          className="pt-48"
          action={<Button onClick={onShowAll}>Show all</Button>}
        />
      )}
      {query.data && rowCount === 0 && !looking && (
        <EmptyState
          icon={<FolderOpen aria-hidden />}
          title={text('needs-list-empty')}
          className="pt-48"
          action={hiddenCount === 0 && emptyAction}
        >
          {hiddenCount > 0
            ? 'Everything here is hidden at this status.'
            : (emptyWords ?? 'Folders and file requests appear as they are added.')}
        </EmptyState>
      )}
      {rowCount > 0 && <NeedsListTree {...tree} />}
    </div>
  );
}
