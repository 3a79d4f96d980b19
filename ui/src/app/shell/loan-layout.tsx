import { Outlet, useMatch, useParams } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { useLoan } from '@/api/loan';
import { pageColumn } from '@/components/layout/page';
import { PrintHead } from '@/components/layout/print-head';
import { usePageTitle } from '@/components/layout/use-page-title';
import { LoanHeader, LoanTabs, statusWord } from '@/features/loans';
import { UnreadOfLoan } from '@/features/messaging';
import { useChatEvents, useLoanEvents } from '@/features/realtime';
import { cn } from '@/lib/cn';
import { roleGroupFacts } from '@/rules/facts';

const ArchivedNote = lazy(() => import('@/features/loans/archive/archived-note'));

/**
 * The frame of a loan: header, tabs and the open tab, updated by realtime events. Messages take the full height, so the
 * header is compact there. Borrowers and contacts see only the open page.
 */
export function LoanLayout() {
  const { loanId } = useParams({ from: '/signed-in/workspace/loans/$loanId' });
  const loan = useLoan(loanId);
  usePageTitle(loan.name);
  useLoanEvents(loanId);
  useChatEvents(loanId);
  const inMessages =
    useMatch({ from: '/signed-in/workspace/loans/$loanId/messages', shouldThrow: false }) !== undefined;
  if (!roleGroupFacts[loan.me.roleGroup].lender) return <Outlet />;
  return (
    <>
      <div className={pageColumn}>
        <PrintHead title={loan.name} facts={[loan.lender.name, statusWord(loan.reviewStatus)]} />
      </div>
      <LoanHeader loan={loan} short={inMessages}>
        <LoanTabs loanId={loanId} unread={<UnreadOfLoan loanId={loanId} className="ml-1.5" />} />
      </LoanHeader>
      <div className={cn(pageColumn, 'pt-5 pb-16')}>
        {loan.archive.words && (
          <Suspense fallback={null}>
            <ArchivedNote loan={loan} />
          </Suspense>
        )}
        <Outlet />
      </div>
    </>
  );
}
