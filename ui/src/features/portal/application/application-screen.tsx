import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Loan } from '@/api/models';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Avatar } from '@/components/people/avatar';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { displayFact, factFields, factKeys } from '@/features/loans';
import { InlineComposer, ItemToAnswer } from '@/features/messaging';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { loanApplicationQuery } from '../api';

/** The name is the page's title, and the number is the company's own. */
const shownFacts = factKeys.filter((key) => key !== 'name' && key !== 'loanNumber');

/** The application for a loan: its facts, people and requests, and a message field. */
export function ApplicationScreen({ loanId }: { loanId: string }) {
  usePageTitle('Loan application');
  const { data, error, refetch } = useQuery(loanApplicationQuery(loanId));
  if (!data && error)
    return <ErrorState title="Couldn’t load the application" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="m-6 h-64" />;
  const { loan } = data;
  const requests = data.requests.filter(({ storageType }) => storageType === 'FILE');
  return (
    <Page title={loan.name} measure="form">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        <ApplicationSection title="About the loan">
          <ApplicationFacts loan={loan} />
        </ApplicationSection>
        <ApplicationSection title="People">
          <ApplicationPeople loan={loan} />
        </ApplicationSection>
        <ApplicationSection title="Requests">
          {requests.length === 0 && <p className="text-muted">Nothing is requested right now.</p>}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {requests.map(({ id }) => (
              <li key={id}>
                <ItemToAnswer loanId={loanId} elementId={id} />
              </li>
            ))}
          </ul>
        </ApplicationSection>
        <ApplicationSection title="Send a message">
          <div className="rounded-md border border-line bg-surface">
            <InlineComposer loanId={loanId} threadId={null} />
          </div>
        </ApplicationSection>
      </div>
    </Page>
  );
}

function ApplicationSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function ApplicationFacts({ loan }: { loan: Loan }) {
  const facts = [
    { term: 'Lender', words: loan.lender.name },
    ...shownFacts.map((key) => ({ term: factFields[key].label, words: displayFact(loan, key) })),
  ].filter(({ words }) => words);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {facts.map(({ term, words }) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 break-words">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function ApplicationPeople({ loan }: { loan: Loan }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2.5 sm:grid-cols-2">
      {loan.loanRoles.map(({ id, user, role }) => (
        <li key={id} className="flex min-w-0 items-center gap-2.5">
          <Avatar person={user} />
          <span className="min-w-0">
            <span className="block truncate font-medium">{rule('displayName', user)}</span>
            <span className="block truncate text-[13px] text-faint">{roleFacts[role].label}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
