import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { paths } from '@/address/paths';
import type { LoanSummary } from '@/api/models';
import { LenderLogo } from '@/components/layout/lender-logo';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import { today } from '@/lib/time/clock';
import { rule } from '@/rules/rule';

interface LoanListProps {
  loans: readonly LoanSummary[];
  /** Whether the person hasn't opened a loan yet. */
  isNew: (loanId: string) => boolean;
  /** Replaces the link to the chosen loan. */
  onChoose?: ((loan: LoanSummary) => void) | undefined;
}

/** The person's loans, grouped by lender. */
export function LoanList({ loans, isNew, onChoose }: LoanListProps) {
  const lenders = new Map(loans.map(({ lender }) => [lender.id, lender]));
  return [...lenders.values()].map((lender) => (
    <section key={lender.id} aria-label={lender.name} className="not-first:mt-6">
      <h2 className="mb-3 text-sm font-semibold text-muted">
        <Link to={paths.portalLender} params={{ lenderId: lender.id }} className="rounded-sm hover:underline">
          {lender.logo ? <LenderLogo name={lender.name} address={lender.logo} /> : lender.name}
        </Link>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {loans
          .filter((loan) => loan.lender.id === lender.id)
          .map((loan) => (
            <li key={loan.id}>
              <LoanCard loan={loan} isNew={isNew(loan.id)} onChoose={onChoose} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

interface LoanCardProps extends Pick<LoanListProps, 'onChoose'> {
  loan: LoanSummary;
  isNew: boolean;
}

function LoanCard({ loan, isNew, onChoose }: LoanCardProps) {
  const { open, rejected, submitted } = loan.counts;
  const todo = open + rejected;
  const due = rule('requestDue', { viewer: 'BORROWER', reviewState: 'OPEN', dueDate: loan.nextDue, today: today() });
  return (
    <Link
      to={paths.portalTasks}
      params={{ lenderId: loan.lender.id }}
      search={{ needsListLoanId: loan.id }}
      onClick={(event) => {
        if (!onChoose) return;
        event.preventDefault();
        onChoose(loan);
      }}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:bg-hover"
    >
      <div className="min-w-0 grow">
        <p className="font-medium text-pretty">
          {loan.name} {isNew && <Badge tone="info">New</Badge>}
        </p>
        <p className="mt-0.5 text-[15px] text-muted tabular-nums">
          {todo === 0 ? 'Nothing to do right now' : `${todo} left`}
          {rejected > 0 && <span className="text-bad"> · {rejected} returned</span>}
          {submitted > 0 && ` · ${submitted} in review`}
        </p>
        {due && (
          <p className={cn('mt-0.5 text-[15px] text-pretty', due.late ? 'text-warn' : 'text-muted')}>{due.words}</p>
        )}
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-faint" />
    </Link>
  );
}
