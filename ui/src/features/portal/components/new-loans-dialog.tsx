import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { LoanSummary } from '@/api/models';
import { Dialog } from '@/components/window/dialog';
import { useComposer } from '@/features/messaging';
import { useOpenedLoans } from '../use-opened-loans';
import { LoanList } from './loan-list';

/**
 * Lists the person's loans, new ones first. Opened by the URL; closing removes it from there. A person who is writing a
 * message chooses the loan that the message is about.
 */
export function NewLoansDialog({ loans }: { loans: readonly LoanSummary[] }) {
  const { selectBorrowerPortalNewLoans: open = false, messageComposeOpen: isWriting = false } = useSearch({
    strict: false,
  });
  const { compose } = useComposer();
  const navigate = useNavigate();
  const { isNew } = useOpenedLoans();
  const close = () =>
    void navigate({
      to: '.',
      replace: true,
      search: (now: object) => ({ ...now, selectBorrowerPortalNewLoans: undefined, messageComposeOpen: undefined }),
    });
  const write = async ({ id, lender }: LoanSummary) => {
    await navigate({ to: paths.portalTasks, params: { lenderId: lender.id }, search: { needsListLoanId: id } });
    await compose(
      loans.map((loan) => loan.id),
      id,
    );
  };
  const words = isWriting ? 'Which loan is your message about?' : 'Which loan do you want to open?';
  const inOrder = [...loans].sort((a, b) => Number(isNew(b.id)) - Number(isNew(a.id)));
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && close()}
      title="Choose a loan"
      description={loans.length === 0 ? 'You don’t have any loans yet.' : words}
    >
      <LoanList loans={inOrder} isNew={isNew} onChoose={isWriting ? (loan) => void write(loan) : undefined} />
    </Dialog>
  );
}
