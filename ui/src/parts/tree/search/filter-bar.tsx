import { Circle, CircleCheck, CircleX, Inbox, type LucideIcon, User } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { RequestFilter } from '@/rules/rule';

const filters: { filter: RequestFilter; word: string; Icon: LucideIcon }[] = [
  { filter: 'OPEN', word: 'Open', Icon: Circle },
  { filter: 'SUBMITTED', word: 'Submitted', Icon: Inbox },
  { filter: 'ACCEPTED', word: 'Accepted', Icon: CircleCheck },
  { filter: 'REJECTED', word: 'Rejected', Icon: CircleX },
  { filter: 'MINE', word: 'Mine', Icon: User },
];

interface FilterBarProps {
  chosen: readonly RequestFilter[];
  onFilter: (filters: readonly RequestFilter[]) => void;
}

/** Narrows the list to requests in some states, and to those of the person looking. */
export function FilterBar({ chosen, onFilter }: FilterBarProps) {
  return (
    <div role="group" aria-label="Show only" className="flex min-h-10 flex-wrap items-center gap-1.5">
      {filters.map(({ filter, word, Icon }) => {
        const on = chosen.includes(filter);
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={on}
            onClick={() => onFilter(on ? chosen.filter((each) => each !== filter) : [...chosen, filter])}
            className={cn(
              'inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-[13px] transition-colors [&_svg]:size-3.5',
              filter === 'MINE' && 'ml-2',
              on
                ? 'border-accent bg-accent-soft font-medium text-accent'
                : 'border-line text-muted hover:bg-hover hover:text-ink',
            )}
          >
            <Icon aria-hidden /> {word}
          </button>
        );
      })}
    </div>
  );
}
