import { Outlet, useParams } from '@tanstack/react-router';
import { useLoan } from '@/api/loan';
import { usePageTitle } from '@/components/layout/use-page-title';
import { LoanHeader } from '@/features/loans/components/loan-header';
import { LoanTabs } from '@/features/loans/components/loan-tabs';
import { useLoanEvents } from '@/features/realtime/use-loan-events';

/** The frame of one loan: its header, its tabs, and the open tab, kept up to date as others work on it. */
export function LoanLayout() {
  const { loanId } = useParams({ from: '/signed-in/workspace/loans/$loanId' });
  const loan = useLoan(loanId);
  usePageTitle(loan.name);
  useLoanEvents(loanId);
  return (
    <>
      <LoanHeader loan={loan}>
        <LoanTabs loanId={loanId} />
      </LoanHeader>
      <div className="mx-auto max-w-7xl px-4 py-5 sm:px-6 lg:px-8">
        <Outlet />
      </div>
    </>
  );
}
