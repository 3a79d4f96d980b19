import { Fragment, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import type { Message } from '@/api/messaging/threads';
import { Skeleton } from '@/components/ui/skeleton';
import { localDay } from '@/lib/time/clock';
import { dayWords } from '../message/message-dates';
import { useNearEdge } from './use-near-edge';

interface ListEdge {
  there: boolean;
  loading: boolean;
  fetch: () => void;
}

interface MessageListProps {
  scroller: RefObject<HTMLDivElement | null>;
  messages: readonly Message[];
  older: ListEdge;
  newer: ListEdge;
  /** The first unread message, below the "New" divider. */
  firstUnreadId: string | undefined;
  name: string;
  onScroll: () => void;
  onMove: (by: 1 | -1) => void;
  children: (message: Message) => ReactNode;
}

const ways: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** The messages of a thread, oldest first, by day; more load near either end. */
export function MessageList(props: MessageListProps) {
  const { scroller, messages, older, newer, firstUnreadId, name, onScroll, onMove, children } = props;
  const top = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  useNearEdge(top, older.there && !older.loading, older.fetch);
  useNearEdge(bottom, newer.there && !newer.loading, newer.fetch);
  const press = (event: KeyboardEvent) => {
    const by = ways[event.key];
    const onMessage = event.target instanceof HTMLElement && event.target.matches('[data-message]');
    if (by === undefined || !onMessage) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <div
      ref={scroller}
      data-conversation
      onScroll={onScroll}
      onKeyDown={press}
      className="min-h-0 grow overflow-y-auto overscroll-contain [overflow-anchor:none]"
    >
      <div
        role="feed"
        aria-label={name}
        aria-busy={older.loading || newer.loading}
        className="flex min-h-full flex-col justify-end pb-2"
      >
        <div ref={top}>{older.loading && <MessageSkeleton />}</div>
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const newDay = !before || localDay(before.createdDate) !== localDay(message.createdDate);
          return (
            <Fragment key={message.id}>
              {newDay && <Divider>{dayWords(message.createdDate)}</Divider>}
              {message.id === firstUnreadId && <Divider strong>New</Divider>}
              {children(message)}
            </Fragment>
          );
        })}
        <div ref={bottom}>{newer.loading && <MessageSkeleton />}</div>
      </div>
    </div>
  );
}

function Divider({ strong, children }: { strong?: boolean; children: string }) {
  const line = <span aria-hidden className={strong ? 'h-px grow bg-accent' : 'h-px grow bg-line'} />;
  return (
    <p
      className={`flex items-center gap-3 px-4 py-2 text-xs font-medium sm:px-5 ${strong ? 'text-accent' : 'text-faint'}`}
    >
      {line}
      {children}
      {line}
    </p>
  );
}

/** The loading state of a message. */
export function MessageSkeleton() {
  return (
    <div className="flex gap-3 px-4 py-3 sm:px-5">
      <Skeleton className="size-8 rounded-full" />
      <div className="grid grow gap-2">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  );
}
