import { keys } from '@/api/keys';
import { useChatEvents, useLoanEvents, useManyLoanEvents } from '@/features/realtime';

/** Subscribes to a loan's realtime events while mounted. Renders nothing. */
export function LoanSubscription({ loanId }: { loanId: string }): null {
  useLoanEvents(loanId);
  useChatEvents(loanId);
  return null;
}

const lists = [keys.loanLists];

/** Subscribes to several loans' realtime events while mounted. Renders nothing. */
export function LoansSubscription({ loanIds }: { loanIds: readonly string[] }): null {
  useManyLoanEvents(loanIds, lists);
  return null;
}
