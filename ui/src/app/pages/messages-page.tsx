import { useParams } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { useLoan } from '@/api/loan';
import { BackLink } from '@/components/layout/back-link';
import { MessagesScreen } from '@/features/messaging/screens/messages-screen';
import { roleGroupFacts } from '@/rules/facts';

/** Wider than the portal's column, with room for the list and the thread side by side. */
const portalWidth = 'lg:mx-[calc(50%-min(36rem,50vw-2rem))]';

/** The Messages tab of a loan; for borrowers and contacts a page of their portal. */
export function MessagesPage() {
  const { loanId } = useParams({ from: `/signed-in/workspace${paths.messages}` });
  const loan = useLoan(loanId);
  if (roleGroupFacts[loan.me.roleGroup].lender) {
    // Leaves room for the loan's header and tabs above and, on a phone, the navigation bar below.
    return (
      <MessagesScreen
        key={loanId}
        loanId={loanId}
        className="-mb-14 h-[calc(100dvh-8.25rem)] max-md:-mt-5 max-md:-mb-16 max-md:h-[calc(100dvh-13.25rem)]"
      />
    );
  }
  return (
    <div className={portalWidth}>
      <BackLink to={paths.portal} search={{ needsListLoanId: loanId }}>
        {loan.name}
      </BackLink>
      <MessagesScreen key={loanId} alone loanId={loanId} className="-mb-14 h-[calc(100dvh-8.5rem)]" />
    </div>
  );
}
