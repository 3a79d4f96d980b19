import type { ReactNode } from 'react';
import type { LoanSummary } from '@/api/models';
import { When } from '@/components/ui/when';
import { formatAmount } from '@/lib/money';
import type { SortKey } from '../api';
import { RequestCounts } from '../components/request-counts';
import { StatusButton } from '../status/status-button';

/** A column of the loan explorer beside the loan's name. */
export interface LoanColumn {
  /** What it is kept and sorted by. */
  key: Exclude<SortKey, 'name'>;
  title: string;
  /** Lines up with figures at the end of the column. */
  end?: boolean;
  /** How it stands in the table, and on a phone in the block. */
  look: string;
  /** Leaves its room to the others in a window of middling width. */
  yields?: boolean;
  cell: (loan: LoanSummary) => ReactNode;
}

/** Every column, in the order in which they stand. */
export const loanColumns: readonly LoanColumn[] = [
  {
    key: 'borrower',
    title: 'Borrower',
    look: 'text-muted max-md:w-full',
    cell: (loan) => loan.leadBorrowerName ?? '—',
  },
  {
    key: 'purpose',
    title: 'Purpose',
    look: 'text-muted max-md:w-full',
    cell: (loan) => loan.loanPurpose ?? '—',
  },
  {
    key: 'lender',
    title: 'Lender',
    look: 'text-muted max-md:w-full',
    cell: (loan) => loan.lender.name,
  },
  {
    key: 'amount',
    title: 'Amount',
    end: true,
    look: 'whitespace-nowrap tabular-nums md:text-right',
    cell: (loan) => formatAmount(loan.amount) ?? '—',
  },
  {
    key: 'status',
    title: 'Status',
    look: '',
    cell: (loan) => <StatusButton loan={loan} />,
  },
  {
    key: 'requests',
    title: 'Requests',
    look: 'max-md:order-last max-md:w-full',
    cell: (loan) => <RequestCounts tight counts={loan.counts} />,
  },
  {
    key: 'updated',
    title: 'Updated',
    end: true,
    look: 'relative text-right text-[13px] text-faint max-md:ml-auto',
    cell: (loan) => <When at={loan.updatedAt} />,
  },
];

const usual = new Set<string>(['borrower', 'amount', 'status', 'requests', 'updated']);

/** The columns that somebody chose, as they were kept; the usual ones, as many as fit, where nothing was. */
export function readColumns(kept: unknown): LoanColumn[] {
  if (Array.isArray(kept)) return loanColumns.filter(({ key }) => kept.includes(key));
  return loanColumns
    .filter(({ key }) => usual.has(key))
    .map((column) => (column.key === 'borrower' ? { ...column, yields: true } : column));
}
