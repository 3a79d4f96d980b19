import type { ReactNode } from 'react';
import type { Loan } from '@/api/models';
import { formatAmount } from '@/lib/format';
import { LoanPeople } from './loan-people';
import { LoanProgress } from './loan-progress';
import { StatusButton } from '../status/status-button';
import { StatusStepper } from '../status/status-stepper';

/** What a loan is and where it stands; its name and tabs stay in view while the page scrolls. */
export function LoanHeader({ loan, children }: { loan: Loan; children: ReactNode }) {
  const facts = [formatAmount(loan.amount), loan.propertyAddress].filter(Boolean);
  return (
    <header className="sticky top-[57px] z-20 border-b border-line bg-canvas md:top-0">
      <div className="mx-auto max-w-7xl px-4 pt-4 sm:px-6 lg:px-8">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <div className="min-w-0 grow basis-72">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h1 className="text-lg font-semibold tracking-tight text-balance">{loan.name}</h1>
              <StatusButton loan={loan} />
            </div>
            {facts.length > 0 && (
              <p className="mt-0.5 truncate text-[13px] text-muted tabular-nums max-sm:hidden">{facts.join(' · ')}</p>
            )}
          </div>
          <LoanPeople roles={loan.loanRoles} />
          <LoanProgress progress={loan.progress} />
        </div>
        <StatusStepper loan={loan} />
        {children}
      </div>
    </header>
  );
}
