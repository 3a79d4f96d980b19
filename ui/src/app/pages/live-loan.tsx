import { useChatEvents } from '@/features/realtime/use-chat-events';
import { useLoanEvents } from '@/features/realtime/use-loan-events';

/** Keeps a loan's answers fresh while it is on screen; draws nothing. */
export function Live({ loanId }: { loanId: string }): null {
  useLoanEvents(loanId);
  useChatEvents(loanId);
  return null;
}
