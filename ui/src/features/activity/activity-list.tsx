import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { formatMoment, timeOf } from '@/lib/time/clock';
import type { ActivityEntry } from './activity';
import { groupByDay, dayWords } from './group-by-day';

interface ActivityListProps {
  entries: readonly ActivityEntry[];
  /** Renders the subject of an entry, as a link if it exists. */
  renderOn: (entry: ActivityEntry) => ReactNode;
  /** Whether there are earlier entries, and how to fetch them. */
  more: { has: boolean; busy: boolean; fetch: () => void };
}

/** The activity grouped by day, latest first. */
export function ActivityList({ entries, renderOn, more }: ActivityListProps) {
  return (
    <div>
      {groupByDay(entries).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={dayWords(day)} className="mb-5">
          <h3 className="border-b border-line py-1.5 text-[13px] font-medium text-muted">{dayWords(day)}</h3>
          <ul className="divide-y divide-line">
            {ofDay.map((entry) => (
              <li key={entry.id} className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 py-2">
                <time dateTime={entry.at} title={formatMoment(entry.at)} className="text-[13px] text-muted">
                  {timeOf(entry.at)}
                </time>
                <p className="min-w-0 text-pretty break-words">
                  <span className="font-medium">{entry.actor?.name ?? 'Someone'}</span> {entry.words || 'did something'}
                  {renderOn(entry)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more.has && (
        <Button size="sm" busy={more.busy} onClick={more.fetch}>
          Show earlier
        </Button>
      )}
    </div>
  );
}
