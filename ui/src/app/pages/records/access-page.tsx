import { useParams } from '@tanstack/react-router';
import { useLoan } from '@/api/loan';
import { AccessScreen } from '@/features/team/access-report/screens/access-screen';

/** The access report of one person on a loan, for lenders. */
export function AccessPage() {
  const { loanId, userId } = useParams({ from: '/signed-in/workspace/loans/$loanId/access/$userId' });
  return <AccessScreen loan={useLoan(loanId)} userId={userId} />;
}
