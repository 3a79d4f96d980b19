import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { withActingUser } from '@/api/session/acting-user';
import {
  LazyListWindow,
  ListBar,
  type ListTask,
  type RowHandlers,
  TreeArea,
  TreeHeader,
  TreeTools,
  useListEditor,
  useTreeHandlers,
} from '@/features/needs-list';
import { downloadFromUrl } from '@/lib/download-file';
import { rule } from '@/rules/rule';
import { type Template, exampleUrl, templateElementsQuery } from '../api';
import { templateList } from '../template-list';
import { useExampleUpload } from '../use-example-upload';

/** The editable tree of a template. */
export function TemplateTree({ template }: { template: Template }) {
  const list = useMemo(() => templateList(template.id), [template.id]);
  const query = useQuery(templateElementsQuery(template.id));
  const viewer = 'LENDER';
  // Without a loan there is no status, so nothing is hidden by status.
  const work = useListEditor({ list, place: template.id, query, loanStatus: null, viewer });
  const { search, byId, tree, selection, mover, bulk } = work;
  const [task, setTask] = useState<ListTask | null>(null);
  const { handlers: shared, removeAnswer } = useTreeHandlers(list, search.showHidden, setTask);
  const { onUpload, fileInput } = useExampleUpload(template.id, list);
  const handlers = useMemo<RowHandlers>(
    () => ({
      ...shared,
      onUpload,
      onPreview: ({ id }) => downloadFromUrl(withActingUser(exampleUrl(template.id, id))),
    }),
    [shared, onUpload, template.id],
  );
  const frame = { itemsCount: tree.frame?.itemsCount ?? 0, hiddenCount: tree.frame?.hiddenCount ?? 0 };
  return (
    <section className="grid gap-3" aria-label="Template">
      <TreeHeader title={rule('needsListTitle', { name: template.name })} {...frame}>
        <TreeTools search={search} mayShowHidden onAct={tree.act} handlers={handlers} />
      </TreeHeader>
      {selection.ids.size > 0 && (
        <ListBar
          {...{ search, selection, bulk, viewer }}
          onAssign={undefined}
          onMove={(ids) => setTask({ kind: 'move', ids })}
        />
      )}
      <TreeArea
        {...{ query, tree, byId, viewer, handlers, selection, mover }}
        template
        sought={search.sought}
        onShowAll={search.clear}
        emptyWords="Add folders and file requests; loans get a copy of them."
        label={`Template ${template.name}`}
        markedIds={work.markedIds}
        markedBy={work.markedBy}
        onDeleteChosen={bulk.remove}
        onShowHidden={() => search.setShowHidden(true)}
      />
      {fileInput}
      <p role="status" className="sr-only">
        {mover.said}
      </p>
      <Suspense fallback={null}>
        {task && (
          <LazyListWindow
            {...{ task, list, byId, mover, viewer }}
            onRemove={removeAnswer}
            onAdded={work.onAdded}
            onClose={() => setTask(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
