import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { elementsQuery } from '@/api/elements';
import { useLoan } from '@/api/loan';
import type { UserRef } from '@/api/models';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { rule } from '@/rules/rule';
import { TreeArea } from '../tree/area/tree-area';
import { TreeHeader } from '../tree/area/tree-header';
import { TreeTools } from '../tree/area/tree-tools';
import { useTreeSearch } from '../tree/search/use-tree-search';
import { useTree } from '../tree/session/use-tree';
import { usePreview } from '../tree/use-element-handlers';
import { StatusSlider } from './status-slider';
import { useBorrowerView, useVisibilityChange } from './use-borrower-view';

interface BorrowerViewProps {
  loanId: string;
  /** The borrower whose view is shown. */
  userId: string;
}

/** The needs list as one borrower would see it, at the current or another status; read-only. */
export function BorrowerView({ loanId, userId }: BorrowerViewProps) {
  // Which items a status shows is decided by the visibility rule.
  const loan = useLoan(loanId);
  const { status, people, lookAs, lookAt, leave } = useBorrowerView(loan);
  const person = people.find(({ id }) => id === userId);
  if (!person) {
    return (
      <EmptyState
        icon={<Eye aria-hidden />}
        title="This person isn’t a borrower or contact on the loan"
        action={<Button onClick={leave}>Back to the needs list</Button>}
      >
        They may have been removed since the link was created.
      </EmptyState>
    );
  }
  return (
    <section className="grid gap-3" aria-label="Needs list preview">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-info/30 bg-info-soft p-4">
        <div className="grid basis-64 gap-1.5">
          <p className="flex items-center gap-1.5 font-medium text-info">
            <Eye aria-hidden className="size-4" /> Viewing as
          </p>
          <Select
            label="Viewing as"
            value={userId}
            options={people.map((each) => ({ value: each.id, label: rule('displayName', each) }))}
            onValueChange={lookAs}
          />
        </div>
        <StatusSlider current={loan.reviewStatus} value={status} onChange={lookAt} />
        <Button onClick={leave}>Exit preview</Button>
      </div>
      <BorrowerNeedsList key={userId} loanId={loanId} person={person} status={status} />
    </section>
  );
}

interface TheirListProps {
  loanId: string;
  person: UserRef;
  status: ReturnType<typeof useBorrowerView>['status'];
}

function BorrowerNeedsList({ loanId, person, status }: TheirListProps) {
  const loan = useLoan(loanId);
  const user = useCurrentUser();
  const search = useTreeSearch();
  const onPreview = usePreview();
  const query = useQuery(elementsQuery(loanId));
  const byId = useMemo(() => new Map(query.data?.map((element) => [element.id, element])), [query.data]);
  const viewer = person.loggedRoleGroup;
  const tree = useTree({
    place: `${loanId}.as.${person.id}`,
    userId: user.id,
    loanStatus: status,
    viewer,
    viewerId: person.id,
    elements: query.data,
    showHidden: false,
    sought: search.sought,
  });
  const change = useVisibilityChange(query.data, loan.reviewStatus, status, person.id);
  const handlers = useMemo(() => ({ onPreview }), [onPreview]);
  const name = rule('displayName', person);
  return (
    <>
      <TreeHeader
        title={rule('needsListTitle', { name, preview: true })}
        itemsCount={tree.frame?.itemsCount ?? 0}
        hiddenCount={0}
      >
        <TreeTools search={search} mayShowHidden={false} onAct={tree.act} handlers={handlers} />
      </TreeHeader>
      <p role="status" className="text-[13px] text-muted tabular-nums sm:min-h-5">
        {change && `Compared with now: ${change.coming} more, ${change.going} fewer.`}
      </p>
      <TreeArea
        query={query}
        sought={search.sought}
        onShowAll={search.clear}
        emptyWords={`${name} would see nothing at this status.`}
        label={`Needs list as ${name} sees it`}
        tree={tree}
        byId={byId}
        viewer={viewer}
        handlers={handlers}
        markedIds={search.markedIds}
      />
    </>
  );
}
