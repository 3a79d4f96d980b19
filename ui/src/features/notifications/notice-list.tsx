import { useInfiniteQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { groupByDay, dayWords } from '@/features/activity';
import { type NoticeEntry, noticesQuery } from './api';
import { NoticeLine } from './notice-line';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys move between notifications. */
function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.findIndex((link) => link === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The user's notifications by day, newest first. */
export function NoticeList({ onOpen }: { onOpen: (entry: NoticeEntry) => void }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(noticesQuery);
  const entries = data?.pages.flatMap(({ content }) => content);
  if (!entries && error) {
    return <ErrorState title="Couldn’t load your notifications" error={error} onRetry={() => void refetch()} />;
  }
  if (!entries) return <Skeleton className="m-4 h-24" />;
  if (entries.length === 0 && !hasNextPage) {
    return (
      <EmptyState icon={<BellOff aria-hidden />} title="No notifications yet" className="py-10">
        Updates that concern you, such as new or returned documents, show here.
      </EmptyState>
    );
  }
  return (
    <div onKeyDown={moveFocusByArrows}>
      {groupByDay(entries).map(({ day, entries: ofDay }) => (
        <section key={`${day}-${ofDay[0]?.ids[0] ?? ''}`} aria-label={dayWords(day)}>
          <h3 className="sticky top-0 border-b border-line bg-surface px-4 py-1.5 text-xs font-medium text-muted">
            {dayWords(day)}
          </h3>
          <ul className="divide-y divide-line">
            {ofDay.map((entry) => (
              <li key={entry.ids[0]}>
                <NoticeLine entry={entry} onOpen={() => onOpen(entry)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <div className="border-t border-line p-2 text-center">
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </div>
  );
}
