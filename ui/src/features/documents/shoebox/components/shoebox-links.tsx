import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { paths } from '@/address/paths';
import type { Loan } from '@/api/models';
import { rule } from '@/rules/rule';
import { shoeboxQuery } from '../api';

/** Links to each person's unfiled documents for a loan, if there are any. */
export function ShoeboxLinks({ loan }: { loan: Loan }) {
  const people = [...new Map(loan.loanRoles.map(({ user }) => [user.id, user])).values()];
  const boxes = useQueries({ queries: people.map(({ id }) => shoeboxQuery(id, loan.id)) });
  const waiting = people
    .map((user, place) => ({ user, count: rule('badgeCount', { count: boxes[place]?.data?.length ?? 0 }) }))
    .filter(({ count }) => count);
  if (waiting.length === 0) return null;
  return (
    <nav
      aria-label="Documents not filed"
      className="mb-4 flex flex-wrap items-center gap-2 rounded-md bg-sunken px-3 py-2"
    >
      <Inbox aria-hidden className="size-4 text-faint" />
      <span className="mr-1 text-muted">Not filed yet:</span>
      {waiting.map(({ user, count }) => (
        <Link
          key={user.id}
          to={paths.shoebox}
          params={{ userId: user.id }}
          search={{ loanId: loan.id }}
          className="rounded-sm font-medium text-accent hover:underline"
        >
          {rule('displayName', user)} <span className="tabular-nums">({count})</span>
        </Link>
      ))}
    </nav>
  );
}
