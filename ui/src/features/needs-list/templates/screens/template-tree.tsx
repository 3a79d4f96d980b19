import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useMemo, useState } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { text } from '@/rules/text';
import { useBulk } from '../../bulk/use-bulk';
import { TreeArea } from '../../components/tree-area';
import { TreeHeader } from '../../components/tree-header';
import { TreeTools } from '../../components/tree-tools';
import { useTreeSearch } from '../../search/use-tree-search';
import { useMover } from '../../tree/use-mover';
import { useSelection } from '../../tree/use-selection';
import { useTree } from '../../tree/use-tree';
import { useTreeHandlers } from '../../use-tree-handlers';
import { type Template, templateElementsQuery, templateList } from '../api';

const BulkBar = lazy(() => import('../../bulk/bulk-bar').then((part) => ({ default: part.BulkBar })));
const ListWindow = lazy(() => import('../../components/list-window').then((part) => ({ default: part.ListWindow })));

/** The tree of a template, worked in like that of a loan. */
export function TemplateTree({ template }: { template: Template }) {
  const user = useCurrentUser();
  const search = useTreeSearch();
  const list = useMemo(() => templateList(template.id), [template.id]);
  const query = useQuery(templateElementsQuery(template.id));
  const byId = useMemo(() => new Map(query.data?.map((element) => [element.id, element])), [query.data]);
  const tree = useTree({
    place: template.id,
    userId: user.id,
    // No loan, no status: at the last one nothing is hidden for being too early.
    loanStatus: 'WITHDRAWN',
    viewer: 'LENDER',
    viewerId: user.id,
    elements: query.data,
    showHidden: search.showHidden,
    sought: search.sought,
  });
  const { handlers, task, setTask } = useTreeHandlers(list);
  const mover = useMover(list, tree);
  const selection = useSelection(tree, byId);
  const bulk = useBulk(list, byId, selection);
  const [addedId, setAddedId] = useState<string>();
  const { itemsCount = 0, hiddenCount = 0 } = tree.frame ?? {};
  return (
    <section className="grid gap-3" aria-label="Template">
      <TreeHeader
        title={text('needs-list-title', { name: template.name })}
        itemsCount={itemsCount}
        hiddenCount={hiddenCount}
      >
        <TreeTools search={search} mayShowHidden onAct={tree.act} handlers={handlers} />
      </TreeHeader>
      {selection.ids.size > 0 && (
        <Suspense fallback={<div className="min-h-10 rounded-md bg-accent-soft" />}>
          <BulkBar
            bulk={bulk}
            viewer="LENDER"
            onAssign={undefined}
            onMove={() => setTask({ kind: 'move', ids: [...selection.ids] })}
            onClear={selection.clear}
          />
        </Suspense>
      )}
      <TreeArea
        query={query}
        sought={search.sought}
        onShowAll={search.clear}
        emptyWords="Add folders and file requests; loans get a copy of them."
        label={`Template ${template.name}`}
        tree={tree}
        byId={byId}
        viewer="LENDER"
        handlers={handlers}
        markedIds={addedId ? [addedId] : search.markedIds}
        selection={selection}
        mover={mover}
        onDeleteChosen={bulk.remove}
      />
      <p role="status" className="sr-only">
        {mover.said}
      </p>
      <Suspense fallback={null}>
        {task && (
          <ListWindow
            task={task}
            list={list}
            byId={byId}
            mover={mover}
            onAdded={({ id }) => setAddedId(id)}
            onClose={() => setTask(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
