import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { rule } from '@/rules/rule';

/** Whether the signed-in lender may create loans. */
export function useCanCreateLoans(): boolean {
  const { loggedCompanyRole, permissions } = useCurrentUser();
  return loggedCompanyRole ? rule('loanOpening', { role: loggedCompanyRole, permissions }).allowed : false;
}

/** Opens the window for a new loan over the current page. */
export function useShowNewLoan(): () => void {
  const navigate = useNavigate();
  return useCallback(
    () => void navigate({ to: '.', search: (search: object) => ({ ...search, newLoan: true }) }),
    [navigate],
  );
}
