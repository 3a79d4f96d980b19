import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileUp, UserPlus, Users } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { paths } from '@/address/paths';
import { Page } from '@/components/layout/page';
import { Pager } from '@/components/layout/pager';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ExportButton } from '@/features/spreadsheet';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { contactsFile, contactsQuery } from '../api';
import { ChooseLoanDialog } from '../people/choose-loan-dialog';
import { ContactsFilters } from '../people/contacts-filters';
import { ContactsTable } from '../people/contacts-table';
import { ContactsTableSkeleton } from '../people/contacts-table-skeleton';
import { useContactsSearch } from '../people/use-contacts-search';

// Import is rarely used, so its code is loaded on demand.
const PeopleImport = lazy(async () => ({ default: (await import('../import/people-import')).PeopleImport }));

/** All people a lender works with, over all their loans. */
export function ContactsScreen() {
  usePageTitle(text('contacts'));
  const { search, change, clear, filtered } = useContactsSearch();
  const { data, error, isPlaceholderData, isPending, refetch } = useQuery(contactsQuery(search));
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'add' | 'import' | null>(null);
  const [importing, setImporting] = useState<{ id: string; name: string } | null>(null);
  return (
    <Page
      title={text('contacts')}
      beside={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAsking('import')}>
            <FileUp aria-hidden /> Import
          </Button>
          <Button look="primary" onClick={() => setAsking('add')}>
            <UserPlus aria-hidden /> {text('add-contact')}
          </Button>
        </div>
      }
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <ContactsFilters search={search} onChange={change} />
        </div>
        <ExportButton
          label="Download people as CSV"
          name="contacts.csv"
          fetchFile={() => contactsFile(search)}
          className="max-md:hidden"
        />
      </div>
      <p role="status" className="sr-only">
        {data && `${rule('countLabel', { count: data.totalElements, noun: 'USER' })} found`}
      </p>
      {isPending && <ContactsTableSkeleton />}
      {!data && error && <ErrorState title="Couldn’t load contacts" error={error} onRetry={() => void refetch()} />}
      {data && data.content.length > 0 && (
        <div className={isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
          <ContactsTable people={data.content} />
          <Pager {...data} shown={data.content.length} total={data.totalElements} onPage={(page) => change({ page })} />
        </div>
      )}
      {data?.content.length === 0 && (
        <EmptyState
          icon={<Users aria-hidden />}
          title={filtered ? text('user-not-found') : 'No people yet'}
          action={filtered && <Button onClick={clear}>Show everyone</Button>}
        >
          {filtered
            ? 'Try another part of the name or email address, or another group.'
            : 'People on your loans show here. Add a contact to a loan to begin.'}
        </EmptyState>
      )}
      {asking && (
        <ChooseLoanDialog
          title={asking === 'add' ? text('add-contact') : 'Import people'}
          about={asking === 'add' ? 'A contact belongs to a loan.' : 'Borrowers and contacts belong to a loan.'}
          onChoose={(loan) => {
            if (asking === 'add') return void navigate({ to: paths.keyContactNew, search: { loanId: loan.id } });
            setAsking(null);
            setImporting(loan);
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {importing && (
        <Suspense fallback={null}>
          <PeopleImport loan={importing} onClose={() => setImporting(null)} />
        </Suspense>
      )}
    </Page>
  );
}
