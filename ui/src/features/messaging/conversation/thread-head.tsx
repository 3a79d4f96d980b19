import { Link } from '@tanstack/react-router';
import { Bell, BellOff, ChevronLeft, MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import type { Thread } from '@/api/messaging/threads';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';
import { rule } from '@/rules/rule';
import { threadKind, threadName } from '../threads/thread-words';
import { EmailParticipants } from './email-participants';

interface ThreadHeadProps {
  thread: Thread;
  onMute: () => void;
  onReadAll: () => void;
  children?: ReactNode;
}

/** A thread's name, its audience, and the actions on it. */
export function ThreadHead({ thread, onMute, onReadAll, children }: ThreadHeadProps) {
  const viewer = useCurrentUser();
  const { words, icon: Icon, closed } = threadKind(thread);
  const people = thread.users.map(({ user }) => (user.id === viewer.id ? 'you' : rule('displayName', user)));
  return (
    <header className="shrink-0 border-b border-line px-3 py-2 sm:px-4">
      <div className="flex items-center gap-2">
        <IconButton label="Back to threads" asChild className="-ml-1.5 lg:hidden">
          <Link
            to={paths.messages}
            params={{ loanId: thread.loanId }}
            search={(now: object) => ({ ...now, messageThreadId: undefined, messageId: undefined })}
          >
            <ChevronLeft aria-hidden />
          </Link>
        </IconButton>
        <div className="min-w-0 grow">
          <h2 className="truncate font-semibold" title={threadName(thread, viewer.id)}>
            {threadName(thread, viewer.id)}
          </h2>
          <p className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
            <Icon aria-hidden className={cn('size-3.5 shrink-0', closed ? 'text-warn' : 'text-faint')} />
            <span className="shrink-0">{words}</span>
            {closed && (
              <span className="min-w-0 truncate text-faint" title={people.join(', ')}>{`· ${people.join(', ')}`}</span>
            )}
            {thread.inactive && <Badge>Closed</Badge>}
          </p>
        </div>
        {thread.unreadCount > 0 && (
          <IconButton label="Mark thread as read" onClick={onReadAll}>
            <MailOpen />
          </IconButton>
        )}
        <IconButton label={thread.muted ? 'Unmute thread' : 'Mute thread'} aria-pressed={thread.muted} onClick={onMute}>
          {thread.muted ? <BellOff className="text-warn" /> : <Bell />}
        </IconButton>
        {children}
      </div>
      <EmailParticipants thread={thread} />
    </header>
  );
}
