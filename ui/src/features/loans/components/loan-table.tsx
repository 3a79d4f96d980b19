import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { LoanSummary } from '@/api/models';
import { UnreadLink } from '@/features/messaging';
import { cn } from '@/lib/cn';
import type { LoanSort } from '../api';
import type { LoanColumn } from '../explorer/columns';
import { AttentionBadge } from './attention-badge';
import { SortHeader } from './sort-header';

interface LoanTableProps {
  loans: LoanSummary[];
  /** The columns next to the name. */
  columns: readonly LoanColumn[];
  sort: LoanSort;
  onSort: (sort: LoanSort) => void;
}

/** A table of loans; on a phone each row is a short block. */
export function LoanTable({ loans, columns, sort, onSort }: LoanTableProps) {
  return (
    <div className="overflow-x-auto max-md:overflow-visible">
      <table className="w-full border-collapse max-md:block">
        <thead className="border-b border-line text-[13px] text-faint max-md:sr-only">
          <tr>
            <SortHeader by="name" sort={sort} onSort={onSort}>
              Loan
            </SortHeader>
            {columns.map(({ key, title, end, yields }) => (
              <SortHeader key={key} by={key} sort={sort} onSort={onSort} end={end ?? false} yields={yields ?? false}>
                {title}
              </SortHeader>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {loans.map((loan) => (
            <LoanRow key={loan.id} loan={loan} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'px-3 py-2.5 align-middle max-md:px-0 max-md:py-0';

function LoanRow({ loan, columns }: { loan: LoanSummary; columns: readonly LoanColumn[] }) {
  return (
    <tr className="relative border-b border-line transition-colors hover:bg-hover max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:py-3.5">
      <th scope="row" className={`${cell} text-left font-normal max-md:w-full`}>
        <span className="flex items-center gap-2">
          <Link
            to={paths.loan}
            params={{ loanId: loan.id }}
            className="font-medium after:absolute after:inset-0 hover:underline"
          >
            {loan.name}
          </Link>
          <AttentionBadge count={loan.attention} />
          <UnreadLink loanId={loan.id} name={loan.name} />
        </span>
        {(loan.loanNumber || loan.propertyAddress) && (
          <span className="block max-w-96 truncate text-[13px] text-faint tabular-nums">
            {[loan.loanNumber, loan.propertyAddress].filter(Boolean).join(' · ')}
          </span>
        )}
      </th>
      {columns.map(({ key, look, yields, cell: draw }) => (
        <td key={key} className={cn(cell, look, yields && 'md:max-xl:hidden')}>
          {draw(loan)}
        </td>
      ))}
    </tr>
  );
}
