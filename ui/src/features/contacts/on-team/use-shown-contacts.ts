import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Loan, LoanRole } from '@/api/models';

/** Manages whose contacts are open over the loan's overview, stored in the address. */
export function useShownContacts(loan: Loan) {
  const { contactsOf } = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (roleId: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, contactsOf: roleId }) });
  return {
    owner: loan.loanRoles.find(({ id }) => id === contactsOf),
    show: (role: LoanRole) => go(role.id),
    close: () => go(undefined),
  };
}
