import { useParams } from '@tanstack/react-router';
import { useLoan } from '@/api/loan';
import { OverviewScreen } from '@/features/loans/screens/overview-screen';

/** The tab Overview of a loan. */
export function OverviewPage() {
  const { loanId } = useParams({ from: '/signed-in/workspace/loans/$loanId/' });
  return <OverviewScreen loan={useLoan(loanId)} />;
}
