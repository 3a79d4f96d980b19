import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { type ReactNode, memo, useDeferredValue, useMemo } from 'react';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import type { LoanSummary } from '@/api/models';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { useSectionFolding } from '../use-section-folding';
import { LoanHead } from './loan-head';
import { MyLenders } from './my-lenders';
import { RequestBoard } from './request-board';
import { RequestsSkeleton } from './requests-skeleton';

const Board = memo(RequestBoard);

interface LoanRequestsProps {
  loanId: string;
  /** The loan's entry in the list of loans. */
  known: LoanSummary | undefined;
  action?: ReactNode;
}

/** A person's requests for one loan: the next one in a card, then all by state. */
export function LoanRequests({ loanId, known, action }: LoanRequestsProps) {
  const loan = useQuery(loanQuery(loanId));
  const list = useQuery(elementsQuery(loanId));
  const error = loan.error ?? list.error;
  const retry = () => void Promise.all([loan.refetch(), list.refetch()]);
  const ready = loan.data && list.data;
  // Deferred, so that the page stays responsive while many files are uploaded.
  const drawn = useDeferredValue(loan.data);
  const elements = useDeferredValue(list.data);
  // A placeholder keeps the space until everything is loaded, so that the content below doesn't jump.
  const shown = useSectionFolding().isKnown && drawn && elements ? { loan: drawn, elements } : null;
  const requests = useMemo(() => elements?.filter(({ storageType }) => storageType === 'FILE') ?? [], [elements]);
  return (
    <section aria-labelledby="what-we-need">
      <LoanHead known={known} loan={loan.data} elements={list.data} waits={!ready && !error} action={action} />
      {error && !ready && <ErrorState title="Couldn’t load your requests" error={error} onRetry={retry} />}
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
