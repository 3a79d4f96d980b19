import type { ReactNode } from 'react';
import type { LoanSummary } from '@/api/models';
import { DateText } from '@/components/ui/date-text';
import { formatAmount } from '@/lib/money';
import type { SortKey } from '../api';
import { RequestCounts } from '../components/request-counts';
import { StatusButton } from '../status/status-button';

/** A column of the loan list next to the loan's name. */
export interface LoanColumn {
  /** The key for storing and sorting. */
  key: Exclude<SortKey, 'name'>;
  title: string;
  /** Aligned with the figures at the end of the column. */
  end?: boolean;
  /** The classes for the table and for the block on a phone. */
  look: string;
  /** Hidden in medium-width windows. */
  yields?: boolean;
  cell: (loan: LoanSummary) => ReactNode;
}

/** All columns in display order. */
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
    cell: (loan) => <DateText at={loan.updatedAt} />,
  },
];

const defaultColumns = new Set<string>(['borrower', 'amount', 'status', 'requests', 'updated']);

/** Returns the user's stored columns, or the default ones. */
export function readColumns(kept: unknown): LoanColumn[] {
  if (Array.isArray(kept)) return loanColumns.filter(({ key }) => kept.includes(key));
  return loanColumns
    .filter(({ key }) => defaultColumns.has(key))
    .map((column) => (column.key === 'borrower' ? { ...column, yields: true } : column));
}
