import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { LoanSummary } from '@/api/models';
import { DateText } from '@/components/ui/date-text';
import { UnreadLink } from '@/features/messaging';
import { AttentionBadge } from './attention-badge';
import { RequestCounts } from './request-counts';
import { StatusBadge } from './status-badge';

/** A short list of loans, most recently updated first. */
export function RecentLoans({ loans }: { loans: LoanSummary[] }) {
  return (
    <ul className="border-t border-line">
      {loans.map((loan) => (
        <li
          key={loan.id}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line px-2 py-3 transition-colors hover:bg-hover sm:px-3"
        >
          <div className="min-w-0 grow basis-60">
            <span className="flex items-center gap-2">
              <Link to={paths.loan} params={{ loanId: loan.id }} className="font-medium after:absolute after:inset-0">
                {loan.name}
              </Link>
              <AttentionBadge count={loan.attention} />
              <UnreadLink loanId={loan.id} name={loan.name} />
            </span>
            <p className="truncate text-[13px] text-faint">{loan.leadBorrowerName ?? loan.propertyAddress ?? ' '}</p>
          </div>
          <div className="w-full sm:w-80">
            <RequestCounts counts={loan.counts} />
          </div>
          <div className="sm:w-44">
            <StatusBadge status={loan.reviewStatus} />
          </div>
          <DateText
            at={loan.updatedAt}
            className="relative text-[13px] text-faint max-sm:ml-auto sm:w-20 sm:text-right"
          />
        </li>
      ))}
    </ul>
  );
}
