import { Outlet, useParams } from '@tanstack/react-router';
import { useLoan } from '@/api/loan';
import { pageColumn } from '@/components/layout/page';
import { PrintHead } from '@/components/layout/print-head';
import { usePageTitle } from '@/components/layout/use-page-title';
import { LoanHeader } from '@/features/loans/components/loan-header';
import { LoanTabs } from '@/features/loans/components/loan-tabs';
import { statusWord } from '@/features/loans/review-status';
import { useLoanEvents } from '@/features/realtime/use-loan-events';
import { cn } from '@/lib/cn';

/** The frame of one loan: its header, its tabs, and the open tab, kept up to date as others work on it. */
export function LoanLayout() {
  const { loanId } = useParams({ from: '/signed-in/workspace/loans/$loanId' });
  const loan = useLoan(loanId);
  usePageTitle(loan.name);
  useLoanEvents(loanId);
  return (
    <>
      <div className={pageColumn}>
        <PrintHead title={loan.name} facts={[loan.lender.name, statusWord(loan.reviewStatus)]} />
      </div>
      <LoanHeader loan={loan}>
        <LoanTabs loanId={loanId} />
      </LoanHeader>
      <div className={cn(pageColumn, 'pt-5 pb-16')}>
        <Outlet />
      </div>
    </>
  );
}
