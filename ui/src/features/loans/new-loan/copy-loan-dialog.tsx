import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@/api/current-user';
import { loanQuery } from '@/api/loan';
import { messageFor } from '@/api/problem';
import { Dialog } from '@/components/window/dialog';
import { NewLoanDialog } from './new-loan-dialog';
import { copyValues } from './new-loan-values';

/** The window for a new loan, prefilled from another one. */
export function CopyLoanDialog({ loanId, onClose }: { loanId: string; onClose: () => void }) {
  const me = useCurrentUser();
  const { data: loan, error } = useQuery(loanQuery(loanId));
  if (loan) return <NewLoanDialog start={copyValues(loan, me)} copied={loan} onClose={onClose} />;
  if (!error) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Copy a loan">
      <p role="alert">{messageFor(error)}</p>
    </Dialog>
  );
}
