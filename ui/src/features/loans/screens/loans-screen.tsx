import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { Page } from '@/components/layout/page';
import { Pager } from '@/components/layout/pager';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { usePreference } from '@/features/identity';
import { ExportButton } from '@/features/spreadsheet';
import { loansFile, loansQuery } from '../api';
import { LoanFilters } from '../components/loan-filters';
import { LoanTable } from '../components/loan-table';
import { LoanTableSkeleton } from '../components/loan-table-skeleton';
import { ColumnMenu } from '../explorer/column-menu';
import { readColumns } from '../explorer/columns';
import { FilterMenu } from '../explorer/filter-menu';
import { ImportButton } from '../import/import-button';
import { useCanCreateLoans } from '../new-loan/use-show-new-loan';
import { NewLoanButton } from '../new-loan/new-loan-button';
import { useLoanSearch } from '../use-loan-search';
import { StartMessageButton } from '../compose/start-message-button';

/** The loan list: search, filter, sort and page through the user's loans. */
export function LoansScreen() {
  usePageTitle('Loans');
  const { search, change, clear, filtered } = useLoanSearch();
  const { value: columns, change: changeColumns } = usePreference('loan-columns', readColumns);
  const mayOpen = useCanCreateLoans();
  const { data, error, isPlaceholderData, isPending, refetch } = useQuery(loansQuery(search));
  return (
    <Page
      title="Loans"
      beside={
        <div className="flex flex-wrap gap-2">
          <StartMessageButton />
          <ImportButton />
          <NewLoanButton />
        </div>
      }
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <LoanFilters search={search} onChange={change} onClear={filtered ? clear : undefined}>
            <FilterMenu search={search} filtered={filtered || search.sort !== '-updated'} onChange={change} />
          </LoanFilters>
        </div>
        <ExportButton
          label="Download loans as CSV"
          name="loans.csv"
          fetchFile={() => loansFile(search)}
          className="max-md:hidden"
        />
        <ColumnMenu shown={columns} onChange={(next) => void changeColumns((now) => next(now.map(({ key }) => key)))} />
      </div>
      <p role="status" className="sr-only">
        {data && `${data.total} ${data.total === 1 ? 'loan' : 'loans'} found`}
      </p>
      {isPending && <LoanTableSkeleton />}
      {!data && error && <ErrorState title="Couldn’t load loans" error={error} onRetry={() => void refetch()} />}
      {data && data.content.length > 0 && (
        <div
          className={isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}
          aria-busy={isPlaceholderData}
        >
          <LoanTable loans={data.content} columns={columns} sort={search.sort} onSort={(sort) => change({ sort })} />
          <Pager {...data} shown={data.content.length} onPage={(p) => change({ p })} />
        </div>
      )}
      {data && data.content.length === 0 && (
        <EmptyState
          icon={<BriefcaseBusiness aria-hidden />}
          title={filtered ? 'No matching loans' : 'No loans yet'}
          action={
            filtered && (
              <div className="flex flex-wrap justify-center gap-2">
                <Button onClick={clear}>Show all loans</Button>
                {!search.archived && <Button onClick={() => change({ archived: true })}>Search archived loans</Button>}
              </div>
            )
          }
        >
          {filtered
            ? 'Try another word, or remove a status from the filter.'
            : mayOpen
              ? 'Create the first one: add its borrowers and choose what to request.'
              : 'A loan appears here as soon as someone adds you to its team.'}
        </EmptyState>
      )}
    </Page>
  );
}
