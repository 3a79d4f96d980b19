import { useSearch } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { useLoan } from '@/api/loan';
import { LenderRoleScreen } from '@/features/team/screens/lender-role-screen';
import { LoanPage } from '../../shell/loan-page';

/** Adds a lender to the loan of the address. */
export function LenderRolePage() {
  const { loanId = '' } = useSearch({ from: `/signed-in/workspace${paths.newLenderRole}` });
  const loan = useLoan(loanId);
  return (
    <LoanPage loan={loan}>
      <LenderRoleScreen loan={loan} />
    </LoanPage>
  );
}
