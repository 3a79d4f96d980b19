import { useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { useLoan } from '@/api/loan';
import { roleGroupFacts } from '@/rules/facts';
import { TreeSkeleton } from '../tree/area/tree-skeleton';
import { LoanNeedsList, type LoanNeedsListProps } from './loan-needs-list';

const BorrowerView = lazy(() =>
  import('../as-borrower/borrower-view').then((part) => ({ default: part.BorrowerView })),
);

/** The needs list of one loan, to edit or, for lenders, as one of its borrowers sees it. */
export function NeedsListScreen(props: LoanNeedsListProps) {
  const { loanId } = props;
  const loan = useLoan(loanId);
  const { asUserId } = useSearch({ strict: false });
  if (asUserId && roleGroupFacts[loan.me.roleGroup].lender) {
    return (
      <Suspense fallback={<TreeSkeleton />}>
        <BorrowerView key={loanId} loanId={loanId} userId={asUserId} />
      </Suspense>
    );
  }
  return <LoanNeedsList key={loanId} {...props} />;
}
