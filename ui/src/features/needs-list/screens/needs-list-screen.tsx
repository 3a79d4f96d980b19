import { useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, lazy } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { useLoan } from '@/api/loan';
import type { Loan } from '@/api/models';
import { TreeSkeleton } from '@/parts/tree/area/tree-skeleton';
import { LoanNeedsList } from './loan-needs-list';

const BorrowerView = lazy(() =>
  import('../as-borrower/borrower-view').then((part) => ({ default: part.BorrowerView })),
);

export interface NeedsListScreenProps {
  loanId: string;
  /** Draws the window that asks to whom elements are given; without it nobody can be assigned. */
  renderAssign?: (elements: readonly NeedsListElement[], onClose: () => void) => ReactNode;
  /** Draws the window in which lenders choose a template to use. */
  renderTemplates: (loan: Loan, onClose: () => void) => ReactNode;
}

/** The needs list of one loan: to work in, or, for lenders, as one of its borrowers sees it. */
export function NeedsListScreen(props: NeedsListScreenProps) {
  const { loanId } = props;
  const loan = useLoan(loanId);
  const { asUserId } = useSearch({ strict: false });
  if (asUserId && loan.me.roleGroup === 'LENDER') {
    return (
      <Suspense fallback={<TreeSkeleton />}>
        <BorrowerView key={loanId} loanId={loanId} userId={asUserId} />
      </Suspense>
    );
  }
  return <LoanNeedsList key={loanId} {...props} />;
}
