import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useCanCreateLoans, useShowNewLoan } from './use-show-new-loan';

/** Opens the window for a new loan; hidden from users who may not create one. */
export function NewLoanButton({ primary }: { primary?: boolean }) {
  const allowed = useCanCreateLoans();
  const show = useShowNewLoan();
  if (!allowed) return null;
  return (
    <Button look={primary ? 'primary' : 'secondary'} onClick={show} aria-keyshortcuts="N">
      <Plus aria-hidden /> New loan
    </Button>
  );
}
