import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FolderOpen, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { elementsQuery } from '@/api/elements';
import { useLoan } from '@/api/loan';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { text } from '@/rules/text';
import { ElementDialog } from '../components/element-dialog';
import { NeedsListTree } from '../components/needs-list-tree';
import { RejectDialog } from '../components/reject-dialog';
import { TreeHeader } from '../components/tree-header';
import { TreeSkeleton } from '../components/tree-skeleton';
import { useTree } from '../tree/use-tree';
import { useArrivals } from '../use-arrivals';
import { useTreeHandlers } from '../use-tree-handlers';

/** The needs list of one loan, as a tree that lenders work in and others may read. */
export function NeedsListScreen({ loanId }: { loanId: string }) {
  return <NeedsListOf key={loanId} loanId={loanId} />;
}

function NeedsListOf({ loanId }: { loanId: string }) {
  const loan = useLoan(loanId);
  const user = useCurrentUser();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const viewer = loan.me.roleGroup;
  const showHidden = search.showHidden ?? false;
  const [sought, setSought] = useState('');
  const query = useQuery(elementsQuery(loanId));
  const elements = query.data;
  const byId = useMemo(() => new Map(elements?.map((element) => [element.id, element])), [elements]);
  const tree = useTree({ loan, viewerId: user.id, elements, showHidden, query: sought });
  const { rowCount = 0, itemsCount = 0, hiddenCount = 0 } = tree.frame ?? {};
  const { handlers, task, rejecting, close, fileInput } = useTreeHandlers(loanId, viewer, byId);
  const [addedId, setAddedId] = useState<string>();
  const arrival = useArrivals(elements);
  const marked = addedId ? [addedId] : (search.formElementIds ?? (search.formElementId ? [search.formElementId] : []));

  const setShowHidden = (show: boolean) =>
    void navigate({ to: '.', replace: true, search: (now: object) => ({ ...now, showHidden: show || undefined }) });

  return (
    <section className="grid gap-3" aria-label="Needs list">
      <TreeHeader
        title={text('needs-list-title', { name: loan.name })}
        itemsCount={itemsCount}
        hiddenCount={hiddenCount}
        showHidden={showHidden}
        onShowHidden={viewer === 'LENDER' ? setShowHidden : undefined}
        sought={sought}
        onSeek={setSought}
        onAct={tree.act}
        handlers={handlers}
      />
      <div className="h-[600px] overflow-hidden rounded-md border border-line bg-surface">
        {query.isPending && <TreeSkeleton />}
        {query.isError && !elements && (
          <ErrorState
            title="The needs list could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {elements && rowCount === 0 && <NothingHere hiddenCount={hiddenCount} sought={sought} />}
        {rowCount > 0 && (
          <NeedsListTree
            label={`Needs list of ${loan.name}`}
            tree={tree}
            byId={byId}
            viewer={viewer}
            handlers={handlers}
            markedIds={marked}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {arrival}
      </p>
      {fileInput}
      {task && <ElementDialog loanId={loanId} task={task} onClose={close} onAdded={({ id }) => setAddedId(id)} />}
      {rejecting && <RejectDialog loanId={loanId} element={rejecting} onClose={close} />}
    </section>
  );
}

function NothingHere({ hiddenCount, sought }: { hiddenCount: number; sought: string }) {
  const why =
    hiddenCount > 0
      ? 'Everything in it is hidden at this status.'
      : 'Folders and file requests appear as they are added.';
  if (sought.trim() !== '') {
    return (
      <EmptyState icon={<SearchX aria-hidden />} title={`Nothing is called “${sought.trim()}”`} className="pt-48" />
    );
  }
  return (
    <EmptyState icon={<FolderOpen aria-hidden />} title={text('needs-list-empty')} className="pt-48">
      {why}
    </EmptyState>
  );
}
