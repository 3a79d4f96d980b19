import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoanHead } from './loan-head';
import { MyLenders } from './my-lenders';
import { RequestBoard } from './request-board';
import { RequestsSkeleton } from './requests-skeleton';

/** What one loan needs from the person: one thing to do next, then everything by how it stands. */
export function LoanRequests({ loanId }: { loanId: string }) {
  const loan = useQuery(loanQuery(loanId));
  const list = useQuery(elementsQuery(loanId));
  const error = loan.error ?? list.error;
  const retry = () => void Promise.all([loan.refetch(), list.refetch()]);
  const ready = loan.data && list.data;
  const requests = list.data?.filter(({ storageType }) => storageType === 'FILE') ?? [];
  return (
    <section aria-labelledby="what-we-need">
      <LoanHead loan={loan.data} elements={list.data} />
      {error && !ready && <ErrorState title="Your requests could not be loaded" error={error} onRetry={retry} />}
      {!ready && !error && (
        <div className="mt-6">
          <RequestsSkeleton />
        </div>
      )}
      {ready && requests.length === 0 && (
        <EmptyState icon={<PartyPopper aria-hidden />} title="Nothing is needed from you now">
          When your lender asks for a document, it shows here.
        </EmptyState>
      )}
      {loan.data && list.data && requests.length > 0 && (
        <RequestBoard loan={loan.data} elements={list.data} requests={requests} />
      )}
      {loan.data && list.data && requests.length === 0 && <MyLenders loan={loan.data} />}
    </section>
  );
}
