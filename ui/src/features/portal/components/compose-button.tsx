import { MessageSquarePlus } from 'lucide-react';
import { loanQuery } from '@/api/loan';
import type { LoanSummary } from '@/api/models';
import { queryClient } from '@/api/query-client';
import { Button } from '@/components/ui/button';
import { useComposer } from '@/parts/composer/use-composer';
import { roleFacts } from '@/rules/facts';

interface ComposeButtonProps {
  loans: readonly LoanSummary[];
  /** The loan that is shown, if one is. */
  loanId: string | null;
}

/** Who leads a loan, as soon as that is known; nobody where it can't be learnt: the message is written all the same. */
async function leadOf(loanId: string): Promise<string | null> {
  const loan = await queryClient.ensureQueryData(loanQuery(loanId)).catch(() => null);
  return loan?.loanRoles.find(({ role }) => roleFacts[role].leadLender)?.user.id ?? null;
}

/** Writes to the lender: about the loan that is shown, or about one of several after a choice. */
export function ComposeButton({ loans, loanId }: ComposeButtonProps) {
  const { compose } = useComposer();
  // The button stands there before the loan has come; who presses it at once writes to the lead lender too.
  const write = async () => {
    const lead = loanId && (await leadOf(loanId));
    await compose({
      loans: loans.map(({ id }) => ({ id, leadLenderId: id === loanId ? lead : null })),
      chosenLoanId: loanId,
    });
  };
  return (
    <Button size="lg" className="text-[15px]" onClick={() => void write()}>
      <MessageSquarePlus aria-hidden /> Write a message
    </Button>
  );
}
