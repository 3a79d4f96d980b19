import { Link } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { paths } from '@/address/paths';
import { rule } from '@/rules/rule';
import { useUnreadByLoan } from './use-unread-by-loan';

/** In a list of loans: the number of a loan's unread messages, linked to them. */
export function UnreadLink({ loanId, name }: { loanId: string; name: string }) {
  const count = useUnreadByLoan().counts.get(loanId) ?? 0;
  if (count === 0) return null;
  return (
    <Link
      to={paths.messages}
      params={{ loanId }}
      aria-label={`Messages of ${name}: ${count} unread`}
      title="Unread messages"
      className="relative inline-flex h-5 shrink-0 items-center gap-1 rounded-full bg-accent-soft px-1.5 text-[11px] font-semibold text-accent tabular-nums"
    >
      <MessageSquare aria-hidden className="size-3" />
      {rule('badgeCount', { count })}
    </Link>
  );
}
