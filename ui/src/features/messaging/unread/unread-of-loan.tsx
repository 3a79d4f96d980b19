import { UnreadBadge } from './unread-badge';
import { useUnreadOfLoan } from './use-unread';

/** How many messages of a loan aren't read. */
export function UnreadOfLoan({ loanId, className }: { loanId: string; className?: string }) {
  return <UnreadBadge count={useUnreadOfLoan(loanId)} {...(className ? { className } : {})} />;
}
