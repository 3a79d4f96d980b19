import type { NeedsListElement } from '@/api/elements';
import { useLoan } from '@/api/loan';
import { AssignDialog } from '@/features/sharing/components/assign-dialog';

interface AssignWindowProps {
  loanId: string;
  elements: readonly NeedsListElement[];
  onClose: () => void;
}

/** Gives elements to people of the loan. */
export function AssignWindow({ loanId, elements, onClose }: AssignWindowProps) {
  const loan = useLoan(loanId);
  return <AssignDialog loan={loan} elements={elements} onClose={onClose} />;
}
