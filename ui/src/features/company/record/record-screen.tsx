import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { paths } from '@/address/paths';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { BackLink } from '@/components/layout/back-link';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { type ActivityEntry, ActivityFilters, ActivityList, kindOf } from '@/features/activity';
import { ExportButton } from '@/features/spreadsheet';
import { type RecordSearch, recordChoicesQuery, recordFile, recordQuery } from './api';

/** The company's audit log, for lead lenders: sign-ins, changes of roles and permissions, and downloads. */
export function RecordScreen() {
  usePageTitle('Audit log');
  const { kind, byUserId, since, upTo } = useSearch({ strict: false });
  const search: RecordSearch = { kind: kindOf(kind), byUserId, since, upTo };
  const navigate = useNavigate();
  const { data: choices } = useQuery(recordChoicesQuery);
  const put = (change: RecordSearch) =>
    void navigate({ to: '.', replace: true, search: (before: object) => ({ ...before, ...change }) });
  return (
    <Page title="Audit log" back={<BackLink to={paths.companySettings}>Company settings</BackLink>} measure="wide">
      <p className="mb-4 max-w-2xl text-muted">
        Sign-ins, role and permission changes, and downloads. Entries are kept for 400 days.
      </p>
      <div className="mb-4 flex flex-wrap items-end gap-2">
        <ActivityFilters choices={choices} search={search} onChange={put} />
        <RecordDay label="From" value={since} onChange={(day) => put({ since: day })} />
        <RecordDay label="To" value={upTo} onChange={(day) => put({ upTo: day })} />
        <ExportButton
          label="Download as CSV"
          name="record.csv"
          className="ml-auto"
          fetchFile={() => recordFile(search)}
        />
      </div>
      <RecordEntries
        search={search}
        onClear={() => put({ kind: undefined, byUserId: undefined, since: undefined, upTo: undefined })}
      />
    </Page>
  );
}

interface RecordDayProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

function RecordDay({ label, value = '', onChange }: RecordDayProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="date"
          className="w-40"
          value={value}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </Field>
  );
}

function RecordEntries({ search, onClear }: { search: RecordSearch; onClear: () => void }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    recordQuery(search),
  );
  const entries = data?.pages.flatMap(({ content }) => content);
  if (!entries && error) {
    return <ErrorState title="Couldn’t load the audit log" error={error} onRetry={() => void refetch()} />;
  }
  if (!entries) return <Skeleton className="h-64" />;
  if (entries.length === 0) {
    return (
      <EmptyState icon={<History aria-hidden />} title="No matching entries">
        <Button size="sm" onClick={onClear}>
          Show everything
        </Button>
      </EmptyState>
    );
  }
  return (
    <ActivityList
      entries={entries}
      renderOn={(entry) => <RecordNote entry={entry} />}
      more={{ has: hasNextPage, busy: isFetchingNextPage, fetch: () => void fetchNextPage() }}
    />
  );
}

/** The object of an entry and its loan. */
function RecordNote({ entry: { on, loan } }: { entry: ActivityEntry }) {
  return (
    <>
      {on && <span className="text-muted"> · {on}</span>}
      {loan && (
        <>
          {' · '}
          <Link to={paths.loan} params={{ loanId: loan.id }} className="text-accent hover:underline">
            {loan.name}
          </Link>
        </>
      )}
    </>
  );
}
