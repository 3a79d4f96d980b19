import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import type { LoanSummary } from '@/api/models';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useComposer } from '@/features/messaging';

interface ComposeButtonProps {
  loans: readonly LoanSummary[];
  /** The loan that is shown, if one is. */
  loanId: string | null;
}

/** Writes to the lender: about the loan that is shown, or about one of several after a choice. */
export function ComposeButton({ loans, loanId }: ComposeButtonProps) {
  const { compose } = useComposer();
  const [busy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    const ids = loans.map(({ id }) => id);
    await compose(ids, loanId);
    setBusy(false);
  };
  // It keeps the focus, which a button that can't be pressed would lose.
  return (
    <Button size="lg" className="text-[15px]" aria-busy={busy || undefined} onClick={() => void (busy || write())}>
      {busy ? <Spinner /> : <MessageSquarePlus aria-hidden />} Write a message
    </Button>
  );
}
