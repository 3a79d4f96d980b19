import { cn } from '@/lib/cn';
import { formatMoment, timeOf } from '@/lib/time/clock';
import type { NoticeEntry } from './api';
import { NoticeLink } from './notice-link';

/** A notification: person, action, time and loan, linked to its object. */
export function NoticeLine({ entry, onOpen }: { entry: NoticeEntry; onOpen: () => void }) {
  const { actorName, words, why, at, read, loanName } = entry;
  return (
    <NoticeLink
      entry={entry}
      onClick={onOpen}
      className={cn(
        'grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-2.5 px-4 py-2.5 outline-offset-[-2px] hover:bg-hover',
        !read && 'bg-accent-soft',
      )}
    >
      <span className="pt-1.5">
        {!read && (
          <span className="block size-2 rounded-full bg-accent">
            <span className="sr-only">Unread. </span>
          </span>
        )}
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-pretty break-words">
          <span className="font-medium">{actorName}</span> {words}
        </span>
        {why && <span className="mt-0.5 line-clamp-3 block text-[13px] text-pretty break-words text-muted">{why}</span>}
        <span className="mt-0.5 flex gap-2 text-xs text-muted">
          <span className="truncate">{loanName}</span>
          <time dateTime={at} title={formatMoment(at)} className="shrink-0">
            {timeOf(at)}
          </time>
        </span>
      </span>
    </NoticeLink>
  );
}
