import { Link } from '@tanstack/react-router';
import { BellOff, PencilLine } from 'lucide-react';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import type { Thread } from '@/api/messaging/threads';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import { formatMoment } from '@/lib/time/clock';
import { rule } from '@/rules/rule';
import { listDate } from '../message/message-dates';
import { UnreadBadge } from '../unread/unread-badge';
import { threadTarget } from './thread-target';
import { threadKind, threadName } from './thread-words';

/** A thread in the list: audience, name, latest message and unread mark. */
export function ThreadRow({ thread, open }: { thread: Thread; open: boolean }) {
  const viewer = useCurrentUser();
  const { words, icon: Icon, closed } = threadKind(thread);
  const { lastMessage, lastMessageDate, unreadCount } = thread;
  const unread = unreadCount > 0;
  const by = lastMessage && (lastMessage.from.id === viewer.id ? 'You' : rule('displayName', lastMessage.from));
  return (
    <Link
      to={paths.messages}
      {...threadTarget(thread)}
      data-thread={thread.id}
      aria-current={open ? 'true' : undefined}
      className={cn(
        'relative grid grid-cols-[minmax(0,1fr)] gap-0.5 border-b border-line px-3 py-2.5 -outline-offset-2 transition-colors',
        open ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <span className="flex items-center gap-1.5">
        <span title={words} className={cn('shrink-0', closed ? 'text-warn' : 'text-faint')}>
          <Icon aria-hidden className="size-3.5" />
          <span className="sr-only">{`${words}: `}</span>
        </span>
        <span className={cn('min-w-0 grow truncate', unread ? 'font-semibold' : 'font-medium')}>
          {threadName(thread, viewer.id)}
        </span>
        {thread.muted && (
          <span title="Muted">
            <BellOff aria-hidden className="size-3.5 text-faint" />
            <span className="sr-only">Muted</span>
          </span>
        )}
        {lastMessageDate && (
          <time
            dateTime={lastMessageDate}
            title={formatMoment(lastMessageDate)}
            className={cn('shrink-0 text-xs whitespace-nowrap', unread ? 'text-ink' : 'text-faint')}
          >
            {listDate(lastMessageDate)}
          </time>
        )}
      </span>
      <span className="flex items-start gap-2">
        <span className={cn('line-clamp-2 min-w-0 grow text-[13px] break-words', unread ? 'text-ink' : 'text-muted')}>
          {lastMessage ? (
            <>
              <span className="font-medium">{by}</span>: {lastWords(lastMessage)}
            </>
          ) : (
            'No messages yet'
          )}
        </span>
        <UnreadBadge count={unreadCount} quiet={thread.muted} />
      </span>
      {(thread.hasDraft || thread.inactive || thread.labels.length > 0) && (
        <span className="mt-0.5 flex flex-wrap gap-1">
          {thread.hasDraft && (
            <Badge tone="warn">
              <PencilLine aria-hidden /> Draft
            </Badge>
          )}
          {thread.inactive && <Badge>Closed</Badge>}
          {thread.labels.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </span>
      )}
    </Link>
  );
}

const lastWords = ({ deleted, textPreview }: NonNullable<Thread['lastMessage']>): string =>
  deleted ? 'deleted a message' : textPreview || 'An attachment';
