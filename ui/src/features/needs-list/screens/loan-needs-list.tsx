import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useMemo, useState } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { type NeedsListElement, elementsQuery } from '@/api/elements';
import { useLoan } from '@/api/loan';
import { cn } from '@/lib/cn';
import { text } from '@/rules/text';
import { useBulk } from '../bulk/use-bulk';
import { ListMenu } from '../components/list-menu';
import { TreeArea } from '../components/tree-area';
import { TreeHeader } from '../components/tree-header';
import { TreeTools } from '../components/tree-tools';
import { useLoanList } from '../element-list';
import { FilterBar } from '../search/filter-bar';
import { useTreeSearch } from '../search/use-tree-search';
import { useMover } from '../tree/use-mover';
import { useSelection } from '../tree/use-selection';
import { useTree } from '../tree/use-tree';
import { useArrivals } from '../use-arrivals';
import { useLoanHandlers } from '../use-loan-handlers';
import type { NeedsListScreenProps } from './needs-list-screen';

const RequestPanel = lazy(() => import('../request/request-panel').then((part) => ({ default: part.RequestPanel })));
const BulkBar = lazy(() => import('../bulk/bulk-bar').then((part) => ({ default: part.BulkBar })));
const ListWindow = lazy(() => import('../components/list-window').then((part) => ({ default: part.ListWindow })));

/** The needs list that lenders work in and others may read. */
export function LoanNeedsList({ loanId, renderAssign }: NeedsListScreenProps) {
  const loan = useLoan(loanId);
  const user = useCurrentUser();
  const search = useTreeSearch();
  const viewer = loan.me.roleGroup;
  const works = viewer === 'LENDER';
  const list = useLoanList(loanId);
  const query = useQuery(elementsQuery(loanId));
  const byId = useMemo(() => new Map(query.data?.map((element) => [element.id, element])), [query.data]);
  const tree = useTree({
    place: loanId,
    userId: user.id,
    loanStatus: loan.reviewStatus,
    viewer,
    viewerId: user.id,
    elements: query.data,
    showHidden: search.showHidden,
    sought: search.sought,
  });
  const [assigning, setAssigning] = useState<readonly NeedsListElement[] | null>(null);
  const onAssign = renderAssign ? setAssigning : undefined;
  const { handlers, task, setTask, fileInput } = useLoanHandlers(list, {
    loanId,
    works,
    onAssign,
    onOpen: search.open,
  });
  const mover = useMover(list, tree);
  const selection = useSelection(tree, byId);
  const bulk = useBulk(list, byId, selection);
  const [addedId, setAddedId] = useState<string>();
  const arrival = useArrivals(query.data);
  const open = search.openId ? byId.get(search.openId) : undefined;
  const { itemsCount = 0, hiddenCount = 0 } = tree.frame ?? {};

  return (
    <section className="grid gap-3" aria-label="Needs list">
      <TreeHeader
        title={text('needs-list-title', { name: loan.name })}
        itemsCount={itemsCount}
        hiddenCount={hiddenCount}
      >
        <TreeTools search={search} mayShowHidden={works} onAct={tree.act} handlers={handlers} />
        {works && <ListMenu loan={loan} onUseTemplate={() => setTask({ kind: 'template' })} />}
      </TreeHeader>
      {selection.ids.size > 0 ? (
        <Suspense fallback={<div className="min-h-10 rounded-md bg-accent-soft" />}>
          <BulkBar
            bulk={bulk}
            viewer={viewer}
            onAssign={handlers.onAssign}
            onMove={() => setTask({ kind: 'move', ids: [...selection.ids] })}
            onClear={selection.clear}
          />
        </Suspense>
      ) : (
        <FilterBar chosen={search.sought.filters} onFilter={search.filter} />
      )}
      <div className={cn('grid gap-4', open && 'xl:grid-cols-[minmax(0,1fr)_26rem]')}>
        <TreeArea
          query={query}
          sought={search.sought}
          onShowAll={search.clear}
          label={`Needs list of ${loan.name}`}
          tree={tree}
          byId={byId}
          viewer={viewer}
          handlers={handlers}
          markedIds={markedIn(addedId, search.openId, search.markedIds)}
          selection={works ? selection : undefined}
          mover={works ? mover : undefined}
          onDeleteChosen={bulk.remove}
        />
        <Suspense fallback={null}>
          {open && (
            <RequestPanel
              key={open.id}
              loan={loan}
              element={open}
              handlers={handlers}
              onReject={(documentIds) => setTask({ kind: 'reject', elementId: open.id, documentIds })}
              onClose={() => search.open(undefined)}
            />
          )}
        </Suspense>
      </div>
      <p role="status" className="sr-only">
        {arrival} {mover.said}
      </p>
      {fileInput}
      <Suspense fallback={null}>
        {task && (
          <ListWindow
            task={task}
            loan={loan}
            list={list}
            byId={byId}
            mover={mover}
            onAdded={({ id }) => {
              search.clear();
              setAddedId(id);
            }}
            onClose={() => setTask(null)}
          />
        )}
        {assigning && renderAssign?.(assigning, () => setAssigning(null))}
      </Suspense>
    </section>
  );
}

/** What was added last, else what the address points at, else the request that is open. */
function markedIn(addedId: string | undefined, openId: string | undefined, pointedAt: readonly string[]) {
  if (addedId) return [addedId];
  return pointedAt.length > 0 ? pointedAt : openId ? [openId] : [];
}
