import type { ReactNode } from 'react';
import type { Loan } from '@/api/models';
import { ArchiveButton } from '../archive/archive-button';
import { DeleteButton } from '../archive/delete-button';
import { LoanFacts } from '../components/loan-facts';
import { CopyButton } from '../new-loan/copy-button';

interface OverviewScreenProps {
  loan: Loan;
  /** What stands under the facts of the loan. */
  aside?: ReactNode;
  /** The people of the loan. */
  children: ReactNode;
}

/** A loan at a glance: the facts on one side, its people on the other. */
export function OverviewScreen({ loan, aside, children }: OverviewScreenProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div>
          <LoanFacts loan={loan} />
          <div className="mt-2 -ml-2.5 flex flex-wrap">
            <CopyButton loanId={loan.id} />
            <ArchiveButton loan={loan} />
            {loan.mayDelete && <DeleteButton loan={loan} />}
          </div>
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
