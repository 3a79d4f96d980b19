import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { UnreadBadge } from './unread-badge';
import { useUnreadByLoan } from './use-unread-by-loan';

/** In a list of loans: how many messages of one of them aren't read, leading to them. */
export function UnreadLink({ loanId, name }: { loanId: string; name: string }) {
  const count = useUnreadByLoan().counts.get(loanId) ?? 0;
  if (count === 0) return null;
  return (
    <Link
      to={paths.messages}
      params={{ loanId }}
      aria-label={`Messages of ${name}: ${count} unread`}
      title="Unread messages"
      className="relative rounded-full"
    >
      <UnreadBadge count={count} />
    </Link>
  );
}
