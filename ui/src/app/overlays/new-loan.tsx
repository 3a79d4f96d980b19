import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { useCanCreateLoans } from '@/features/loans';

const NewLoanDialog = lazy(async () => {
  const part = await import('@/features/loans/new-loan/new-loan-dialog');
  return { default: part.NewLoanDialog };
});
const CopyLoanDialog = lazy(async () => {
  const part = await import('@/features/loans/new-loan/copy-loan-dialog');
  return { default: part.CopyLoanDialog };
});

/** The window for a new loan, over any page. */
export function NewLoan() {
  const { newLoan, copyOf } = useSearch({ strict: false });
  const allowed = useCanCreateLoans();
  const navigate = useNavigate();
  const close = () =>
    void navigate({
      to: '.',
      replace: true,
      search: (search: object) => ({ ...search, newLoan: undefined, copyOf: undefined }),
    });
  if (!newLoan || !allowed) return null;
  return (
    <Suspense fallback={null}>
      {copyOf ? <CopyLoanDialog key={copyOf} loanId={copyOf} onClose={close} /> : <NewLoanDialog onClose={close} />}
    </Suspense>
  );
}
