import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import type { LoanSummary } from '@/api/models';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useComposer } from '@/features/messaging';

interface ComposeButtonProps {
  loans: readonly LoanSummary[];
  /** The shown loan, if any. */
  loanId: string | null;
}

/** Starts a message to the lender: about the shown loan, or about one of several to choose. */
export function ComposeButton({ loans, loanId }: ComposeButtonProps) {
  const { compose } = useComposer();
  const [busy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    const ids = loans.map(({ id }) => id);
    await compose(ids, loanId);
    setBusy(false);
  };
  // A busy button keeps the focus, which a disabled one would lose.
  return (
    <Button size="lg" className="text-[15px]" aria-busy={busy || undefined} onClick={() => void (busy || write())}>
      {busy ? <Spinner /> : <MessageSquarePlus aria-hidden />} Write a message
    </Button>
  );
}
