import { UnreadBadge } from './unread-badge';
import { useUnreadOfLoan } from './use-unread';

/** The number of a loan's unread messages. */
export function UnreadOfLoan({ loanId, className }: { loanId: string; className?: string }) {
  return <UnreadBadge count={useUnreadOfLoan(loanId)} {...(className ? { className } : {})} />;
}
