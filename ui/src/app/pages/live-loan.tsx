import { keys } from '@/api/keys';
import { useChatEvents, useLoanEvents, useSeveralLoans } from '@/features/realtime';

/** Keeps a loan's answers fresh while it is on screen; draws nothing. */
export function Live({ loanId }: { loanId: string }): null {
  useLoanEvents(loanId);
  useChatEvents(loanId);
  return null;
}

const lists = [keys.loanLists];

/** Keeps a list of loans fresh while it is on screen; draws nothing. */
export function LiveLoans({ loanIds }: { loanIds: readonly string[] }): null {
  useSeveralLoans(loanIds, lists);
  return null;
}
