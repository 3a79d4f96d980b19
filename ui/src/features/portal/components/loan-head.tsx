import type { ReactNode } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { LenderLogo } from '@/components/layout/lender-logo';
import { rule } from '@/rules/rule';
import { LoanProgress } from './loan-progress';

interface LoanHeadProps {
  loan: Loan | undefined;
  elements: NeedsListElement[] | undefined;
  /** What can be done beside it. */
  action?: ReactNode;
}

/** Which loan this is, how far the person is with it, and what happens at its present stage. */
export function LoanHead({ loan, elements, action }: LoanHeadProps) {
  return (
    <header>
      {loan?.lender.logo && <LenderLogo name={loan.lender.name} address={loan.lender.logo} className="mb-4" />}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 id="what-we-need" className="text-2xl font-semibold tracking-tight">
          What we need from you
        </h1>
        {action}
      </div>
      <p className="mt-2 min-h-6 text-pretty text-muted">{loan && `${loan.name} · ${loan.lender.name}`}</p>
      {loan && elements && <LoanProgress loan={loan} elements={elements} />}
      {loan && (
        <p className="mt-3 border-l-2 border-accent pl-3 text-[15px] text-pretty text-muted">
          {rule('stageOutlook', { status: loan.reviewStatus, lender: loan.lender.name })}.
        </p>
      )}
      {loan?.archive.words && <p className="mt-3 text-[15px] text-pretty">{loan.archive.words}.</p>}
    </header>
  );
}
