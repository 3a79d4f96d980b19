import type { ReactNode } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan, LoanSummary } from '@/api/models';
import { LenderLogo } from '@/components/layout/lender-logo';
import { Skeleton } from '@/components/ui/skeleton';
import { rule } from '@/rules/rule';
import { LoanProgress } from './loan-progress';

interface LoanHeadProps {
  /** The loan's entry in the list of loans, which is loaded first. */
  known: LoanSummary | undefined;
  loan: Loan | undefined;
  elements: NeedsListElement[] | undefined;
  /** Whether the rest is loading. */
  waits: boolean;
  /** An action next to the title. */
  action?: ReactNode;
}

/** The loan's title, the person's progress, and what happens in the current stage. */
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
