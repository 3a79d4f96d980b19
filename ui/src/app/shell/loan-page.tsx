import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Loan } from '@/api/models';
import { paths } from '../paths';

/** A page about a loan that isn't one of its tabs, with the way back to it. */
export function LoanPage({ loan, children }: { loan: Loan; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 sm:px-6 lg:px-8">
      <Link
        to={paths.loan}
        params={{ loanId: loan.id }}
        className="mb-3 inline-flex items-center gap-1 text-[13px] text-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-4" /> {loan.name}
      </Link>
      {children}
    </div>
  );
}
