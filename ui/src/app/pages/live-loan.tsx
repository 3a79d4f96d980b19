import { keys } from '@/api/keys';
import { useChatEvents } from '@/features/realtime/use-chat-events';
import { useLoanEvents } from '@/features/realtime/use-loan-events';
import { useSeveralLoans } from '@/features/realtime/use-several-loans';

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
