import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { useMayOpenLoans } from '@/features/loans/new-loan/may-open';
import { loadRules } from '@/rules/load';

// What a new loan needs is asked of the rules about people.
const NewLoanDialog = lazy(async () => {
  const [part] = await Promise.all([import('@/features/loans/new-loan/new-loan-dialog'), loadRules('people')]);
  return { default: part.NewLoanDialog };
});

/** The window for a new loan, over whatever page it was asked for. */
export function NewLoan() {
  const { newLoan } = useSearch({ strict: false });
  const allowed = useMayOpenLoans();
  const navigate = useNavigate();
  const close = () =>
    void navigate({ to: '.', replace: true, search: (search: object) => ({ ...search, newLoan: undefined }) });
  if (!newLoan || !allowed) return null;
  return (
    <Suspense fallback={null}>
      <NewLoanDialog onClose={close} />
    </Suspense>
  );
}
