import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { PartyPopper } from 'lucide-react';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { type RequestGroup, requestGroups } from '../request-groups';
import { LoanProgress } from './loan-progress';
import { RequestCard } from './request-card';
import { RequestsSkeleton } from './requests-skeleton';

/** What one loan needs from the person, folder by folder. */
export function LoanRequests({ loanId }: { loanId: string }) {
  const loan = useQuery(loanQuery(loanId));
  const list = useQuery(elementsQuery(loanId));
  const error = loan.error ?? list.error;
  const retry = () => void Promise.all([loan.refetch(), list.refetch()]);
  const groups = list.data && requestGroups(list.data);
  return (
    <section aria-labelledby="what-we-need">
      <h1 id="what-we-need" className="text-2xl font-semibold tracking-tight">
        What we need from you
      </h1>
      <p className="mt-1 min-h-6 text-pretty text-muted">
        {loan.data && `${loan.data.name} · ${loan.data.lender.name}`}
      </p>
      {loan.data && list.data && <LoanProgress loan={loan.data} elements={list.data} />}
      <div className="mt-6">
        {error && !groups && <ErrorState title="Your requests could not be loaded" error={error} onRetry={retry} />}
        {!groups && !error && <RequestsSkeleton />}
        {groups?.length === 0 && (
          <EmptyState icon={<PartyPopper aria-hidden />} title="Nothing is needed from you now">
            When your lender asks for a document, it shows here.
          </EmptyState>
        )}
        {groups?.map((group) => (
          <Group key={group.id} loanId={loanId} group={group} />
        ))}
      </div>
    </section>
  );
}

function Group({ loanId, group }: { loanId: string; group: RequestGroup }) {
  const { formElementId } = useSearch({ strict: false });
  const name = group.path.at(-1) ?? 'Documents';
  return (
    <section aria-label={name} className="mb-8">
      <h2 className="mb-3 text-sm font-semibold text-muted">
        {group.path.slice(0, -1).map((folder) => (
          <span key={folder} className="font-normal text-faint">
            {folder} ›{' '}
          </span>
        ))}
        {name}
      </h2>
      <ul className="grid gap-3">
        {group.requests.map((request) => (
          <li key={request.id}>
            <RequestCard loanId={loanId} request={request} marked={request.id === formElementId} />
          </li>
        ))}
      </ul>
    </section>
  );
}
