import { useNavigate, useSearch } from '@tanstack/react-router';
import type { LoanSummary } from '@/api/models';
import { Dialog } from '@/components/window/dialog';
import { useOpenedLoans } from '../use-opened-loans';
import { LoanList } from './loan-list';

/** The choice among the person's loans, new ones first. The address opens it; closing takes it out of there. */
export function NewLoansDialog({ loans }: { loans: readonly LoanSummary[] }) {
  const { selectBorrowerPortalNewLoans: open = false } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { isNew } = useOpenedLoans();
  const close = () =>
    void navigate({
      to: '.',
      replace: true,
      search: (now: object) => ({ ...now, selectBorrowerPortalNewLoans: undefined }),
    });
  const inOrder = [...loans].sort((a, b) => Number(isNew(b.id)) - Number(isNew(a.id)));
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && close()}
      title="Choose a loan"
      description={loans.length === 0 ? 'There is no loan here for you yet.' : 'Where would you like to go on?'}
    >
      <LoanList loans={inOrder} isNew={isNew} />
    </Dialog>
  );
}
