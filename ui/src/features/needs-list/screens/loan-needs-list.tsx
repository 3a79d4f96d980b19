import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, lazy, useCallback, useRef, useState } from 'react';
import { type NeedsListElement, elementsQuery } from '@/api/elements';
import { useLoan } from '@/api/loan';
import type { Loan } from '@/api/models';
import { usePageCommands } from '@/components/commands/page-commands';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { ListMenu } from '../components/list-menu';
import { TreeArea } from '../tree/area/tree-area';
import { TreeHeader } from '../tree/area/tree-header';
import { TreeTools } from '../tree/area/tree-tools';
import { ListBar } from '../tree/bulk/list-bar';
import { useLoanList } from '../tree/element-list';
import type { TreeFocus } from '../tree/focus/use-focus-fallback';
import { useListEditor } from '../tree/use-list-work';
import { useLoanHandlers } from '../use-loan-handlers';
import { useArrivals } from './use-arrivals';
import { useListCommands } from './use-list-commands';

const RequestPanel = lazy(async () => {
  const part = await import('../request/request-panel');
  return { default: part.RequestPanel };
});
const ReviewStart = lazy(async () => {
  const part = await import('../review/review-start');
  return { default: part.ReviewStart };
});
const LoanWindow = lazy(async () => {
  const part = await import('../components/loan-window');
  return { default: part.LoanWindow };
});

export interface LoanNeedsListProps {
  loanId: string;
  /** Renders the assign dialog; without it nothing can be assigned. */
  renderAssign?: (elements: readonly NeedsListElement[], onClose: () => void) => ReactNode;
  /** Renders the template picker for lenders. */
  renderTemplates: (loan: Loan, onClose: () => void) => ReactNode;
}

/** The needs list of a loan, editable for lenders and readable for others. */
export function LoanNeedsList({ loanId, renderAssign, renderTemplates }: LoanNeedsListProps) {
  const loan = useLoan(loanId);
  const viewer = loan.me.roleGroup;
  const lends = roleGroupFacts[viewer].lender;
  // An archived loan is read-only; the note above the page restores it.
  const works = lends && !loan.archive.words;
  const list = useLoanList(loanId);
  const query = useQuery(elementsQuery(loanId));
  const work = useListEditor({ list, place: loanId, query, loanStatus: loan.reviewStatus, viewer });
  const { search, byId, tree, selection, mover, bulk } = work;
  const [assigning, setAssigning] = useState<readonly NeedsListElement[] | null>(null);
  const focus = useRef<TreeFocus>(null);
  const onJudged = useCallback((elementId: string) => focus.current?.goOn(elementId), []);
  const { handlers, removeAnswer, task, setTask, fileInput } = useLoanHandlers(list, {
    loanId,
    works,
    showsHidden: search.showHidden,
    onOpen: search.open,
    onAssign: renderAssign ? setAssigning : undefined,
    onJudged,
  });
  usePageCommands(useListCommands({ works, handlers, search, onUseTemplate: setTask }));
  const arrival = useArrivals(query.data);
  const open = search.openId ? byId.get(search.openId) : undefined;
  const frame = { itemsCount: tree.frame?.itemsCount ?? 0, hiddenCount: tree.frame?.hiddenCount ?? 0 };

  return (
    <section className="grid gap-3" aria-label="Needs list">
      <TreeHeader title={rule('needsListTitle', { name: loan.name })} {...frame}>
        {works && query.data && (
          <Suspense fallback={null}>
            <ReviewStart elements={query.data} viewer={viewer} />
          </Suspense>
        )}
        <TreeTools search={search} mayShowHidden={lends} onAct={tree.act} handlers={handlers} />
        {lends && (
          <ListMenu
            loan={loan}
            onUseTemplate={() => setTask({ kind: 'template' })}
            onRemind={() => setTask({ kind: 'remind', elements: [] })}
            onReminders={() => setTask({ kind: 'reminders' })}
          />
        )}
      </TreeHeader>
      <ListBar
        {...{ search, selection, bulk, viewer }}
        onAssign={handlers.onAssign}
        onRemind={handlers.onRemind}
        onMove={(ids) => setTask({ kind: 'move', ids })}
      />
      <div className={cn('grid gap-4', open && 'xl:grid-cols-[minmax(0,1fr)_26rem]')}>
        <TreeArea
          {...{ query, tree, byId, viewer, handlers }}
          sought={search.sought}
          onShowAll={search.clear}
          emptyAction={works && <Button onClick={() => setTask({ kind: 'template' })}>Use a template…</Button>}
          label={`Needs list of ${loan.name}`}
          markedIds={work.markedIds}
          markedBy={work.markedBy}
          selection={works ? selection : undefined}
          mover={works ? mover : undefined}
          onDeleteChosen={bulk.remove}
          focus={focus}
          onShowHidden={() => search.setShowHidden(true)}
        />
        <Suspense fallback={null}>
          {open && (
            <RequestPanel
              key={open.id}
              loan={loan}
              element={open}
              handlers={handlers}
              onReject={(documentIds) => setTask({ kind: 'reject', elementId: open.id, documentIds })}
              onAskRemoval={(documentIds) => setTask({ kind: 'removal', elementId: open.id, documentIds })}
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
          <LoanWindow
            {...{ task, loan, list, byId, mover, viewer, removeAnswer, onJudged }}
            onAssign={renderAssign && setAssigning}
            renderTemplates={(onClose) => renderTemplates(loan, onClose)}
            onAdded={work.onAdded}
            onClose={() => setTask(null)}
          />
        )}
        {assigning && renderAssign?.(assigning, () => setAssigning(null))}
      </Suspense>
    </section>
  );
}
