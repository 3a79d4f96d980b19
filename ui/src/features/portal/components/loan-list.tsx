import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { LoanSummary } from '@/api/models';
import { paths } from '@/app/paths';

/** The person's loans, under the lender each is with. */
export function LoanList({ loans }: { loans: readonly LoanSummary[] }) {
  const lenders = new Map(loans.map(({ lender }) => [lender.id, lender]));
  return [...lenders.values()].map((lender) => (
    <section key={lender.id} aria-label={lender.name} className="mt-6">
      <h2 className="mb-3 text-sm font-semibold text-muted">{lender.name}</h2>
      <ul className="grid gap-3">
        {loans
          .filter((loan) => loan.lender.id === lender.id)
          .map((loan) => (
            <li key={loan.id}>
              <LoanCard loan={loan} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function LoanCard({ loan }: { loan: LoanSummary }) {
  const { open, rejected, submitted } = loan.counts;
  const todo = open + rejected;
  return (
    <Link
      to={paths.portalTasks}
      params={{ lenderId: loan.lender.id }}
      search={{ needsListLoanId: loan.id }}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:bg-hover"
    >
      <div className="min-w-0 grow">
        <p className="font-medium text-pretty">{loan.name}</p>
        <p className="mt-0.5 text-[15px] text-muted tabular-nums">
          {todo === 0 ? 'Nothing to do right now' : `${todo} to do`}
          {submitted > 0 && ` · ${submitted} in review`}
        </p>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-faint" />
    </Link>
  );
}
