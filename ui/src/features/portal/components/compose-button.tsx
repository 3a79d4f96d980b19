import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { loanQuery } from '@/api/loan';
import type { LoanSummary } from '@/api/models';
import { Button } from '@/components/ui/button';
import { useComposer } from '@/parts/composer/use-composer';
import { roleFacts } from '@/rules/facts';

interface ComposeButtonProps {
  loans: readonly LoanSummary[];
  /** The loan that is shown, if one is. */
  loanId: string | null;
}

/** Writes to the lender: about the loan that is shown, or about one of several after a choice. */
export function ComposeButton({ loans, loanId }: ComposeButtonProps) {
  const { compose } = useComposer();
  const { data: loan } = useQuery({ ...loanQuery(loanId ?? ''), enabled: loanId !== null });
  const lead = loan?.loanRoles.find(({ role }) => roleFacts[role].leadLender)?.user.id;
  const write = () =>
    void compose({
      loans: loans.map(({ id }) => ({ id, leadLenderId: id === loanId ? (lead ?? null) : null })),
      chosenLoanId: loanId,
    });
  return (
    <Button size="lg" className="text-[15px]" onClick={write}>
      <MessageSquarePlus aria-hidden /> Write a message
    </Button>
  );
}
