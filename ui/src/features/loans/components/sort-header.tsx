import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { LoanSort, SortKey } from '../api';

interface SortHeaderProps {
  by: SortKey;
  sort: LoanSort;
  onSort: (sort: LoanSort) => void;
  /** Lines up with figures at the end of the column. */
  end?: boolean;
  /** Leaves its room to the others in a window of middling width. */
  yields?: boolean;
  children: string;
}

/** A column's heading that sorts by it; again turns it round. */
export function SortHeader({ by, sort, onSort, end, yields, children }: SortHeaderProps) {
  const down = sort === `-${by}`;
  const active = down || sort === by;
  // Figures and dates are looked at from the top first, words from A.
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
