import { useParams } from '@tanstack/react-router';
import { useLoan } from '@/api/loan';
import { ActivityScreen } from '@/features/activity';
import { LoanEmailsButton } from '@/features/notifications';

/** The Activity tab of a loan. */
export function ActivityPage() {
  const { loanId } = useParams({ from: '/signed-in/workspace/loans/$loanId/activity' });
  return <ActivityScreen loan={useLoan(loanId)} actions={<LoanEmailsButton loanId={loanId} />} />;
}
