import { CalendarClock, Circle, CircleCheck, CircleX, Inbox, type LucideIcon, User } from 'lucide-react';
import { cn } from '@/lib/cn';
import { keysOf } from '@/lib/object-keys';
import { filterFacts } from '@/rules/facts';
import type { RequestFilter } from '@/rules/rule';

const looks: Record<RequestFilter, { Icon: LucideIcon; look?: string }> = {
  OPEN: { Icon: Circle },
  SUBMITTED: { Icon: Inbox },
  ACCEPTED: { Icon: CircleCheck },
  REJECTED: { Icon: CircleX },
  // Late and assignee filters further narrow the state filters.
  LATE: { Icon: CalendarClock, look: 'ml-2' },
  MINE: { Icon: User },
};

interface FilterBarProps {
  chosen: readonly RequestFilter[];
  onFilter: (filters: readonly RequestFilter[]) => void;
}

/** Filters the list by state, by late requests, and by requests of the viewer. */
export function FilterBar({ chosen, onFilter }: FilterBarProps) {
  return (
    <div role="group" aria-label="Show only" className="flex min-h-10 flex-wrap items-center gap-1.5">
      {keysOf(filterFacts).map((filter) => {
        const { Icon, look } = looks[filter];
        const on = chosen.includes(filter);
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={on}
            onClick={() => onFilter(on ? chosen.filter((each) => each !== filter) : [...chosen, filter])}
            className={cn(
              'inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-[13px] transition-colors [&_svg]:size-3.5',
              look,
              on
                ? 'border-accent bg-accent-soft font-medium text-accent'
                : 'border-line text-muted hover:bg-hover hover:text-ink',
            )}
          >
            <Icon aria-hidden /> {filterFacts[filter].label}
          </button>
        );
      })}
    </div>
  );
}
