import { useEffect } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { Avatar } from '@/components/people/avatar';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import { markThreadShown, useHeldMessages } from '../composer/sending/outbox';
import { MessageBody } from '../message/message-body';

interface HeldMessagesProps {
  loanId: string;
  threadId: string;
  onLink: (address: string) => boolean;
}

/** The user's unsent messages to the thread, each with an undo button. */
export function HeldMessages({ loanId, threadId, onLink }: HeldMessagesProps) {
  const viewer = useCurrentUser();
  useEffect(() => markThreadShown(threadId), [threadId]);
  const mine = useHeldMessages().filter((message) => message.threadId === threadId);
  if (mine.length === 0) return null;
  return (
    <ul aria-label="Messages being sent" className="max-h-60 shrink-0 overflow-y-auto">
      {mine.map(({ key, body, attachments, takeBack }) => (
        <li key={key} className="flex gap-3 px-4 py-3 sm:px-5">
          <Avatar person={viewer} />
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold">You</span>
              <span role="status" className="text-[13px] text-muted">
                Sending…
              </span>
              {takeBack && (
                <Button size="sm" look="quiet" onClick={takeBack}>
                  {text('undo')}
                </Button>
              )}
            </p>
            <MessageBody html={body} loanId={loanId} onLink={onLink} />
            {attachments.length > 0 && <p className="text-[13px] text-muted">{attachments.join(', ')}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
