import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '@/address/paths';

const look =
  'text-muted hover:text-ink -mb-px border-b-2 whitespace-nowrap -outline-offset-2 border-transparent px-1 py-2.5 font-medium transition-colors data-[status=active]:border-accent data-[status=active]:text-ink';

/** The tabs of a loan, each with its own address. `unread` is displayed next to Messages. */
export function LoanTabs({ loanId, unread }: { loanId: string; unread?: ReactNode }) {
  return (
    <nav aria-label="Loan" className="flex gap-5 overflow-x-auto max-sm:gap-3">
      <Link to={paths.loan} params={{ loanId }} activeOptions={{ exact: true, includeSearch: false }} className={look}>
        Overview
      </Link>
      <Link to={paths.needsList} params={{ loanId }} activeOptions={{ includeSearch: false }} className={look}>
        Needs list
      </Link>
      <Link to={paths.package} params={{ loanId }} activeOptions={{ includeSearch: false }} className={look}>
        Package
      </Link>
      <Link to={paths.messages} params={{ loanId }} activeOptions={{ includeSearch: false }} className={look}>
        Messages{unread}
      </Link>
      <Link to={paths.activity} params={{ loanId }} activeOptions={{ includeSearch: false }} className={look}>
        Activity
      </Link>
    </nav>
  );
}
