import { MailWarning, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '@/api/messaging/threads';
import { Avatar } from '@/components/people/avatar';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import { formatMoment } from '@/lib/time/clock';
import { rule } from '@/rules/rule';
import { MessageBar } from './message-bar';
import { MessageBody } from './message-body';
import { Attachments, ReadBy, Recipients } from './message-facts';
import type { MessageTask } from './message-tasks';
import { listDate } from './message-dates';
import { WaitingAddresses } from './waiting-addresses';

interface MessageItemProps {
  message: Message;
  viewerId: string;
  loanId: string;
  tasks: readonly MessageTask[];
  /** Focused by keyboard navigation. */
  current: boolean;
  onLink: (address: string) => boolean;
  /** Shows the message that this one replies to; null if it isn't available. */
  onShow: (messageId: string) => void;
  /** Replaces the text while it is being edited. */
  editor?: ReactNode;
}

/** A message: author, recipients, time, text, attachments and readers. */
export function MessageItem(props: MessageItemProps) {
  const { message, viewerId, loanId, tasks, current, onLink, onShow, editor } = props;
  const { from, createdDate, deleted, unread, important } = message;
  const mine = from.id === viewerId;
  const name = mine ? 'You' : rule('displayName', from);
  const date = listDate(createdDate);
  return (
    <article
      data-message={message.id}
      tabIndex={current ? 0 : -1}
      aria-label={`${name}, ${date}${unread ? ', unread' : ''}`}
      className={cn(
        'group/message relative flex gap-3 px-4 py-3 -outline-offset-2 transition-colors hover:bg-hover/60 sm:px-5',
        unread && 'bg-accent-soft/50',
      )}
    >
      {unread && <span aria-hidden className="absolute inset-y-0 left-0 w-0.5 bg-accent" />}
      <Avatar person={from} />
      <div className="min-w-0 grow">
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold break-words">{name}</span>
              <time
                dateTime={createdDate}
                title={formatMoment(createdDate)}
                className="text-xs whitespace-nowrap text-faint"
              >
                {date}
              </time>
              {message.edited && !deleted && (
                <span title={formatMoment(message.updatedDate)} className="text-xs text-faint">
                  edited
                </span>
              )}
              {important && (
                <Badge tone="warn">
                  <Star aria-hidden className="fill-current" /> Marked important
                </Badge>
              )}
              {unread && <Badge tone="accent">New</Badge>}
            </p>
            {!deleted && <Recipients message={message} viewerId={viewerId} />}
          </div>
          {tasks.length > 0 && (
            <div className="-my-1.5">
              <MessageBar of={`${name}, ${date}`} tasks={tasks} />
            </div>
          )}
        </div>
        {deleted ? (
          <p className="mt-0.5 text-muted italic">This message was deleted.</p>
        ) : (
          <div className="mt-1">
            <RepliedMessageLine message={message} viewerId={viewerId} onShow={onShow} />
            {editor ?? <MessageBody html={message.body} loanId={loanId} onLink={onLink} />}
            <Attachments documents={message.documents} />
            {message.outsideAddressesWaiting && (
              <WaitingAddresses
                waiting={message.outsideAddressesWaiting}
                loanId={loanId}
                messageId={message.id}
                threadId={message.messageThread.id}
              />
            )}
            <Undelivered emails={message.undelivered} />
            <ReadBy readers={message.readBy.filter(({ user }) => user.id !== viewerId)} />
          </div>
        )}
      </div>
    </article>
  );
}

/** The addresses that the message couldn't be delivered to, with the reasons. */
function Undelivered({ emails }: { emails: Message['undelivered'] }) {
  if (emails.length === 0) return null;
  return (
    <ul aria-label="Undelivered" className="mt-1.5 grid gap-1 text-[13px] text-bad">
      {emails.map(({ address, words }) => (
        <li key={address} className="flex items-start gap-1.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
          <MailWarning aria-hidden /> <span className="min-w-0 break-words">{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** The message that this one replies to. */
function RepliedMessageLine({
  message: { inReplyToMessage: answered },
  viewerId,
  onShow,
}: Pick<MessageItemProps, 'message' | 'viewerId' | 'onShow'>) {
  if (!answered) return null;
  const name = answered.from.id === viewerId ? 'You' : rule('displayName', answered.from);
  return (
    <button
      type="button"
      onClick={() => onShow(answered.id)}
      className="mb-1.5 block w-full rounded-r-sm border-l-2 border-line bg-sunken/60 py-1 pr-2 pl-2.5 text-left text-[13px] hover:border-accent"
    >
      <span className="sr-only">In reply to </span>
      <span className="font-medium">{name}</span>
      <span className="line-clamp-1 text-muted">{answered.textPreview || 'An attachment'}</span>
    </button>
  );
}
