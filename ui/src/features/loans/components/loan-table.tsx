import { Link } from '@tanstack/react-router';
import type { LoanSummary } from '@/api/models';
import { paths } from '@/app/paths';
import { When } from '@/components/ui/when';
import { formatAmount } from '@/lib/format';
import type { LoanSort } from '../api';
import { RequestCounts } from './request-counts';
import { SortHeader } from './sort-header';
import { StatusBadge } from './status-badge';

interface LoanTableProps {
  loans: LoanSummary[];
  sort: LoanSort;
  onSort: (sort: LoanSort) => void;
}

const plainHeader = 'px-3 py-2 text-left font-medium';

/** Loans, one a row; on a phone each row becomes a short block. */
export function LoanTable({ loans, sort, onSort }: LoanTableProps) {
  const order = { sort, onSort };
  return (
    <table className="w-full border-collapse max-md:block">
      <thead className="border-b border-line text-[13px] text-faint max-md:sr-only">
        <tr>
          <SortHeader by="name" {...order}>
            Loan
          </SortHeader>
          <th scope="col" className={`${plainHeader} max-xl:hidden`}>
            Borrower
          </th>
          <SortHeader by="amount" {...order} end>
            Amount
          </SortHeader>
          <SortHeader by="status" {...order}>
            Status
          </SortHeader>
          <th scope="col" className={plainHeader}>
            Requests
          </th>
          <SortHeader by="updated" {...order} end>
            Updated
          </SortHeader>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {loans.map((loan) => (
          <LoanRow key={loan.id} loan={loan} />
        ))}
      </tbody>
    </table>
  );
}

const cell = 'px-3 py-2.5 align-middle max-md:px-0 max-md:py-0';

function LoanRow({ loan }: { loan: LoanSummary }) {
  return (
    <tr className="relative border-b border-line transition-colors hover:bg-hover max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:py-3.5">
      <th scope="row" className={`${cell} text-left font-normal max-md:w-full`}>
        <Link
          to={paths.loan}
          params={{ loanId: loan.id }}
          className="font-medium after:absolute after:inset-0 hover:underline"
        >
          {loan.name}
        </Link>
        {loan.propertyAddress && (
          <span className="block max-w-96 truncate text-[13px] text-faint">{loan.propertyAddress}</span>
        )}
      </th>
      <td className={`${cell} text-muted max-xl:hidden`}>{loan.leadBorrowerName ?? '—'}</td>
      <td className={`${cell} whitespace-nowrap tabular-nums md:text-right`}>{formatAmount(loan.amount) ?? '—'}</td>
      <td className={cell}>
        <StatusBadge status={loan.reviewStatus} />
      </td>
      <td className={`${cell} max-md:order-last max-md:w-full`}>
        <RequestCounts tight counts={loan.counts} />
      </td>
      <td className={`${cell} relative text-right text-[13px] text-faint max-md:ml-auto`}>
        <When at={loan.updatedAt} />
      </td>
    </tr>
  );
}
