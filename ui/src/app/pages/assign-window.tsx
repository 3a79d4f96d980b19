import { useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { useLoan } from '@/api/loan';
import { AssignDialog, ShareDialog } from '@/features/sharing';

interface AssignWindowProps {
  loanId: string;
  elements: readonly NeedsListElement[];
  onClose: () => void;
}

/** Assigns elements to people on the loan; sharing with others can follow. */
export function AssignWindow({ loanId, elements, onClose }: AssignWindowProps) {
  const loan = useLoan(loanId);
  const [sharing, setSharing] = useState(false);
  if (sharing) return <ShareDialog loan={loan} elements={elements} onClose={onClose} />;
  return <AssignDialog loan={loan} elements={elements} onClose={onClose} onShare={() => setSharing(true)} />;
}
