import { useParams } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { ApplicationScreen } from '@/features/portal';
import { LoanSubscription } from './loan-subscription';

/** The loan application page, for all members of the loan. */
export function ApplicationPage() {
  const { loanId } = useParams({ from: `/signed-in/any-shell${paths.applyNow}` });
  return (
    <>
      <LoanSubscription loanId={loanId} />
      <ApplicationScreen key={loanId} loanId={loanId} />
    </>
  );
}
