import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Loan } from '@/api/models';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { ExportButton } from '@/features/spreadsheet';
import { type ActivitySearch, kindOf } from './activity';
import { ActivityFilters } from './activity-filters';
import { ActivityLink } from './activity-link';
import { ActivityList } from './activity-list';
import { activityChoicesQuery, activityFile, activityQuery } from './api';

/** The Activity tab of a loan, for its lenders, with filters by person and kind, and further actions. */
export function ActivityScreen({ loan, actions }: { loan: Loan; actions?: ReactNode }) {
  const loanId = loan.id;
  const { kind, byUserId } = useSearch({ strict: false });
  const search = { kind: kindOf(kind), byUserId };
  const navigate = useNavigate();
  const { data: choices } = useQuery(activityChoicesQuery(loanId));
  usePageTitle(`Activity – ${loan.name}`);
  const put = (change: ActivitySearch) =>
    void navigate({ to: '.', replace: true, search: (before: object) => ({ ...before, ...change }) });
  return (
    <div className="max-w-4xl">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="sr-only">Activity</h2>
        <ActivityFilters choices={choices} search={search} onChange={put} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {actions}
          <ExportButton label="Download as CSV" name="activity.csv" fetchFile={() => activityFile(loanId, search)} />
        </div>
      </div>
      <Entries loanId={loanId} search={search} onClear={() => put({ kind: undefined, byUserId: undefined })} />
    </div>
  );
}

function Entries({ loanId, search, onClear }: { loanId: string; search: ActivitySearch; onClear: () => void }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    activityQuery(loanId, search),
  );
  const entries = data?.pages.flatMap(({ content }) => content);
  if (!entries && error) {
    return <ErrorState title="Couldn’t load the activity" error={error} onRetry={() => void refetch()} />;
  }
  if (!entries) return <Skeleton className="h-64" />;
  if (entries.length === 0) {
    const narrowed = search.kind ?? search.byUserId;
    return (
      <EmptyState icon={<History aria-hidden />} title={narrowed ? 'No matching activity' : 'No activity yet'}>
        {narrowed ? (
          <Button size="sm" onClick={onClear}>
            Show everything
          </Button>
        ) : (
          'Changes to this loan appear here.'
        )}
      </EmptyState>
    );
  }
  return (
    <ActivityList
      entries={entries}
      renderOn={(entry) => <ActivityLink loanId={loanId} entry={entry} />}
      more={{ has: hasNextPage, busy: isFetchingNextPage, fetch: () => void fetchNextPage() }}
    />
  );
}
