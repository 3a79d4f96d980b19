import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { LoanSort, SortKey } from '../api';

interface SortHeaderProps {
  by: SortKey;
  sort: LoanSort;
  onSort: (sort: LoanSort) => void;
  /** Aligned with the figures at the end of the column. */
  end?: boolean;
  /** Hidden in medium-width windows. */
  yields?: boolean;
  children: string;
}

/** A column heading that sorts by the column; pressed again it reverses the order. */
export function SortHeader({ by, sort, onSort, end, yields, children }: SortHeaderProps) {
  const down = sort === `-${by}`;
  const active = down || sort === by;
  // Figures and dates sort from the highest first, words from A.
  const first: LoanSort = by === 'amount' || by === 'updated' || by === 'requests' ? `-${by}` : by;
  const next: LoanSort = active ? (down ? by : `-${by}`) : first;
  const Arrow = down ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={active ? (down ? 'descending' : 'ascending') : undefined}
      className={cn('px-1 py-1 font-medium', end ? 'text-right' : 'text-left', yields && 'md:max-xl:hidden')}
    >
      <button
        type="button"
        onClick={() => onSort(next)}
        className={cn(
          'inline-flex items-center gap-1 rounded-sm px-2 py-1 hover:bg-hover hover:text-ink',
          active && 'text-ink',
          end && 'flex-row-reverse',
        )}
      >
        {children}
        <Arrow aria-hidden className={cn('size-3.5', !active && 'invisible')} />
      </button>
    </th>
  );
}
