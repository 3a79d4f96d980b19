import { Suspense, lazy } from 'react';
import type { RoleGroup } from '@/api/models';
import type { RowHandlers } from '../row/row-actions';
import { FilterBar } from '../search/filter-bar';
import type { TreeSearch } from '../search/use-tree-search';
import type { Selection } from '../session/use-selection';
import type { BulkActions } from './use-bulk';

const BulkBar = lazy(() => import('./bulk-bar').then((part) => ({ default: part.BulkBar })));

interface ListBarProps {
  search: TreeSearch;
  selection: Selection;
  bulk: BulkActions;
  viewer: RoleGroup;
  onAssign: RowHandlers['onAssign'];
  /** Opens the dialog to remind people of the selection. */
  onRemind?: RowHandlers['onRemind'];
  /** Opens the move dialog for the selection. */
  onMove: (ids: string[]) => void;
}

/** Above the tree: the filters, or the actions on the selection. */
export function ListBar({ search, selection, bulk, viewer, onAssign, onRemind, onMove }: ListBarProps) {
  if (selection.ids.size === 0) return <FilterBar chosen={search.sought.filters} onFilter={search.filter} />;
  return (
    <Suspense fallback={<div className="min-h-10 rounded-md bg-accent-soft" />}>
      <BulkBar
        bulk={bulk}
        viewer={viewer}
        onAssign={onAssign}
        onRemind={onRemind}
        onMove={() => onMove([...selection.ids])}
        onClear={selection.clear}
      />
    </Suspense>
  );
}
