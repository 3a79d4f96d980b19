import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { type ReactNode, memo, useDeferredValue, useMemo } from 'react';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import type { LoanSummary } from '@/api/models';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useFolding } from '../use-folding';
import { LoanHead } from './loan-head';
import { MyLenders } from './my-lenders';
import { RequestBoard } from './request-board';
import { RequestsSkeleton } from './requests-skeleton';

const Board = memo(RequestBoard);

interface LoanRequestsProps {
  loanId: string;
  /** What the list of loans says of it. */
  known: LoanSummary | undefined;
  action?: ReactNode;
}

/** What one loan needs from the person: one thing to do next, then everything by how it stands. */
export function LoanRequests({ loanId, known, action }: LoanRequestsProps) {
  const loan = useQuery(loanQuery(loanId));
  const list = useQuery(elementsQuery(loanId));
  const error = loan.error ?? list.error;
  const retry = () => void Promise.all([loan.refetch(), list.refetch()]);
  const ready = loan.data && list.data;
  // Drawn in small steps, so that the page stays at hand while many files are sent.
  const drawn = useDeferredValue(loan.data);
  const elements = useDeferredValue(list.data);
  // Until all of it is there, its place is kept: what is below would jump.
  const shown = useFolding().isKnown && drawn && elements ? { loan: drawn, elements } : null;
  const requests = useMemo(() => elements?.filter(({ storageType }) => storageType === 'FILE') ?? [], [elements]);
  return (
    <section aria-labelledby="what-we-need">
      <LoanHead known={known} loan={loan.data} elements={list.data} waits={!ready && !error} action={action} />
      {error && !ready && <ErrorState title="Your requests could not be loaded" error={error} onRetry={retry} />}
      {!shown && (ready || !error) && (
        <div className="mt-6">
          <RequestsSkeleton />
        </div>
      )}
      {shown && requests.length === 0 && (
        <>
          <EmptyState icon={<PartyPopper aria-hidden />} title="Nothing is needed from you now">
            When your lender asks for a document, it shows here.
          </EmptyState>
          <MyLenders loan={shown.loan} />
        </>
      )}
      {shown && requests.length > 0 && <Board {...shown} requests={requests} />}
    </section>
  );
}
