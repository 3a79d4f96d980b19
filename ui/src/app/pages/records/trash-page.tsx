import { useParams } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { useLoan } from '@/api/loan';
import { BackLink } from '@/components/layout/back-link';
import { TrashScreen } from '@/features/documents';
import { roleGroupFacts } from '@/rules/facts';

/** The deleted documents of a loan; for borrowers and contacts a page of their portal. */
export function TrashPage() {
  const { loanId } = useParams({ from: `/signed-in/workspace${paths.trash}` });
  const loan = useLoan(loanId);
  return (
    <>
      {roleGroupFacts[loan.me.roleGroup].lender ? (
        <BackLink to={paths.package} params={{ loanId }}>
          Package
        </BackLink>
      ) : (
        <BackLink to={paths.portal} search={{ needsListLoanId: loanId }}>
          {loan.name}
        </BackLink>
      )}
      <TrashScreen key={loanId} loan={loan} />
    </>
  );
}
