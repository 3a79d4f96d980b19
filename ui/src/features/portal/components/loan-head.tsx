import type { ReactNode } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan, LoanSummary } from '@/api/models';
import { LenderLogo } from '@/components/layout/lender-logo';
import { Skeleton } from '@/components/ui/skeleton';
import { rule } from '@/rules/rule';
import { LoanProgress } from './loan-progress';

interface LoanHeadProps {
  /** What the list of loans says of it, which is there first. */
  known: LoanSummary | undefined;
  loan: Loan | undefined;
  elements: NeedsListElement[] | undefined;
  /** The rest is on its way. */
  waits: boolean;
  /** What can be done beside it. */
  action?: ReactNode;
}

/** Which loan this is, how far the person is with it, and what happens at its present stage. */
export function LoanHead({ known, loan, elements, waits, action }: LoanHeadProps) {
  const named = loan ?? known;
  return (
    <header>
      {named?.lender.logo && <LenderLogo name={named.lender.name} address={named.lender.logo} className="mb-4" />}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 id="what-we-need" className="text-2xl font-semibold tracking-tight">
          What we need from you
        </h1>
        {action}
      </div>
      <p className="mt-2 min-h-6 text-pretty text-muted">{named && `${named.name} · ${named.lender.name}`}</p>
      {loan && elements && <LoanProgress loan={loan} elements={elements} />}
      {waits && (
        <>
          <Skeleton className="mt-3 h-2" />
          <Skeleton className="mt-2 h-5.5 w-56" />
        </>
      )}
      {named && (
        <p className="mt-3 border-l-2 border-accent pl-3 text-[15px] text-pretty text-muted">
          {rule('stageOutlook', { status: named.reviewStatus, lender: named.lender.name })}.
        </p>
      )}
      {loan?.archive.words && <p className="mt-3 text-[15px] text-pretty">{loan.archive.words}.</p>}
    </header>
  );
}
