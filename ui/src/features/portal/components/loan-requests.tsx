import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { rule } from '@/rules/rule';
import { LoanProgress } from './loan-progress';
import { RequestsSkeleton } from './requests-skeleton';
import { TaskSection } from './task-section';

/** What one loan needs from the person: what is to do first, then what is in review, then what is done. */
export function LoanRequests({ loanId }: { loanId: string }) {
  const loan = useQuery(loanQuery(loanId));
  const list = useQuery(elementsQuery(loanId));
  const error = loan.error ?? list.error;
  const retry = () => void Promise.all([loan.refetch(), list.refetch()]);
  const elements = list.data;
  const requests = elements?.filter(({ storageType }) => storageType === 'FILE') ?? [];
  const sections = rule('taskSections', { requests });
  return (
    <section aria-labelledby="what-we-need">
      <h1 id="what-we-need" className="text-2xl font-semibold tracking-tight">
        What we need from you
      </h1>
      <p className="mt-1 min-h-6 text-pretty text-muted">
        {loan.data && `${loan.data.name} · ${loan.data.lender.name}`}
      </p>
      {loan.data && elements && <LoanProgress loan={loan.data} elements={elements} />}
      {error && !elements && <ErrorState title="Your requests could not be loaded" error={error} onRetry={retry} />}
      {!elements && !error && (
        <div className="mt-6">
          <RequestsSkeleton />
        </div>
      )}
      {elements && sections.length === 0 && (
        <EmptyState icon={<PartyPopper aria-hidden />} title="Nothing is needed from you now">
          When your lender asks for a document, it shows here.
        </EmptyState>
      )}
      {elements && loan.data && sections.length > 0 && !sections[0]?.waitsForPerson && <AllSent />}
      {elements &&
        loan.data &&
        sections.map((section) => (
          <TaskSection
            key={section.section}
            loanId={loanId}
            viewer={loan.data.me.roleGroup}
            section={section}
            elements={elements}
          />
        ))}
    </section>
  );
}

function AllSent() {
  return (
    <p className="mt-6 flex items-center gap-2.5 rounded-lg bg-ok-soft p-4 font-medium text-ok">
      <PartyPopper aria-hidden className="size-5 shrink-0" />
      Nothing to do right now. We’ll let you know if something else is needed.
    </p>
  );
}
