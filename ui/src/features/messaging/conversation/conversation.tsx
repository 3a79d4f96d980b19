import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ArrowDown, MessageSquareOff } from 'lucide-react';
import { Suspense, lazy, useCallback, useMemo, useRef, useState } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { type Message, type Thread, threadQuery } from '@/api/messaging/threads';
import { Problem } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { HeldSingleKeys } from '@/lib/keyboard/single-keys';
import { useFollowLink } from '../actions/follow-link';
import { printMessage } from '../actions/print-message';
import { useMessageActions } from '../actions/use-message-actions';
import { useThreadActions } from '../actions/use-thread-actions';
import { InlineComposer, UnfinishedText } from '../composer/inline/inline-composer';
import { useComposer } from '../composer/use-composer';
import { MessageItem } from '../message/message-item';
import { type MessageTask, messageTasks } from '../message/message-tasks';
import { threadName } from '../threads/thread-words';
import { HeldMessages } from './held-messages';
import { MessageList, MessageSkeleton } from './message-list';
import { ThreadHead } from './thread-head';
import { TypingLine, useTyping } from './typing-line';
import { useConversation } from './use-conversation';
import { useMessageKeys } from './use-message-keys';
import { useReadThread } from './use-read-thread';
import { useReadingPlace } from './use-reading-place';

const ForwardDialog = lazy(async () => {
  const part = await import('../actions/forward-dialog');
  return { default: part.ForwardDialog };
});
const OriginalDialog = lazy(() =>
  import('../actions/original-dialog').then((part) => ({ default: part.OriginalDialog })),
);
const EditForm = lazy(async () => {
  const part = await import('../actions/edit-form');
  return { default: part.EditForm };
});

/** The open thread. Missing and forbidden threads look the same. */
export function Conversation({ loanId, threadId }: { loanId: string; threadId: string }) {
  const { data: thread, error, refetch } = useQuery(threadQuery(threadId));
  const gone = error instanceof Problem && error.status === 404;
  if (gone || (thread && thread.loanId !== loanId)) {
    return (
      <>
        <EmptyState icon={<MessageSquareOff aria-hidden />} title="Thread not found" className="my-auto">
          It was deleted, or you don’t have access to it. Choose another one.
        </EmptyState>
        <UnfinishedText loanId={loanId} threadId={threadId} />
      </>
    );
  }
  if (!thread && error)
    return <ErrorState title="Couldn’t load the thread" error={error} onRetry={() => void refetch()} />;
  if (!thread) return <ConversationSkeleton />;
  return <OpenThread thread={thread} />;
}

interface OpenTask {
  kind: 'forward' | 'original' | 'edit';
  message: Message;
}

function OpenThread({ thread }: { thread: Thread }) {
  const viewer = useCurrentUser();
  const { messageId } = useSearch({ strict: false });
  const [startId] = useState(messageId);
  const { messages, firstUnreadId, error, retry, older, newer } = useConversation(thread.id);
  const [currentId, setCurrentId] = useState<string>();
  const [held, setHeld] = useState(false);
  const [task, setTask] = useState<OpenTask>();
  const scroller = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => messages?.map(({ id }) => id) ?? [], [messages]);
  const place = useReadingPlace(scroller, { ids, startId: startId ?? firstUnreadId });
  const atEnd = messages !== undefined && !newer.there && !place.away;
  useReadThread(thread, atEnd, held);
  const follow = useFollowLink(thread.id);
  const composer = useComposer();
  const typed = useTyping(thread.id);
  const { toggleMute, readAll } = useThreadActions();
  const hold = useCallback(() => setHeld(true), []);
  const actions = useMessageActions(thread, hold);
  const tasks = useCallback(
    (message: Message): MessageTask[] =>
      messageTasks(message, message.from.id === viewer.id, {
        reply: (answered) =>
          void composer.reply({
            ...answered,
            loanId: thread.loanId,
            messageThreadCategory: thread.messageThreadCategory,
          }),
        forward: (one) => setTask({ kind: 'forward', message: one }),
        viewOriginal: (one) => setTask({ kind: 'original', message: one }),
        edit: (one) => setTask({ kind: 'edit', message: one }),
        print: (one) => void printMessage(one),
        remove: (one) => void actions.remove(one),
        setUnread: (one, unread) => void actions.setUnread(one, unread),
        setImportant: (one, important) => void actions.setImportant(one, important),
      }),
    [viewer.id, thread, composer, actions],
  );
  const current = messages?.find(({ id }) => id === currentId) ?? messages?.at(-1);
  const move = (by: 1 | -1) => {
    const next = messages?.[(messages.findIndex(({ id }) => id === current?.id) ?? 0) + by];
    if (!next) return;
    setCurrentId(next.id);
    scroller.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(next.id)}"]`)?.focus();
  };
  useMessageKeys(current ? tasks(current) : [], () => void toggleMute(thread));
  const close = () => setTask(undefined);
  if (!messages && error) return <ErrorState title="Couldn’t load messages" error={error} onRetry={retry} />;
  return (
    <>
      <ThreadHead thread={thread} onMute={() => void toggleMute(thread)} onReadAll={() => void readAll(thread)} />
      <div className="relative flex min-h-0 grow flex-col" onFocus={({ target }) => setCurrentId(messageOf(target))}>
        {!messages && <ConversationSkeleton />}
        {messages?.length === 0 && (
          <EmptyState title="No messages yet" className="my-auto">
            The first message starts the conversation.
          </EmptyState>
        )}
        {messages && messages.length > 0 && (
          <MessageList
            scroller={scroller}
            messages={messages}
            older={older}
            newer={newer}
            firstUnreadId={firstUnreadId}
            name={threadName(thread, viewer.id)}
            onScroll={place.note}
            onMove={move}
          >
            {(message) => (
              <MessageItem
                message={message}
                viewerId={viewer.id}
                loanId={thread.loanId}
                tasks={tasks(message)}
                current={message.id === current?.id}
                onLink={follow}
                onShow={place.show}
                editor={
                  task?.kind === 'edit' && task.message.id === message.id ? (
                    <Suspense fallback={<HeldSingleKeys />}>
                      <EditForm
                        loanId={thread.loanId}
                        message={message}
                        onSave={(body) => {
                          close();
                          void actions.edit(message, body);
                        }}
                        onClose={close}
                      />
                    </Suspense>
                  ) : undefined
                }
              />
            )}
          </MessageList>
        )}
        {place.away && (
          <Button size="sm" className="absolute right-4 bottom-2 rounded-full shadow-float" onClick={place.toEnd}>
            <ArrowDown aria-hidden /> Latest
          </Button>
        )}
      </div>
      <HeldMessages loanId={thread.loanId} threadId={thread.id} onLink={follow} />
      <TypingLine threadId={thread.id} viewerId={viewer.id} />
      {thread.canWrite ? (
        <div className="shrink-0 border-t border-line" onInput={typed}>
          <InlineComposer loanId={thread.loanId} threadId={thread.id} hasDraft={thread.hasDraft} />
        </div>
      ) : (
        <div className="shrink-0 border-t border-line">
          <UnfinishedText loanId={thread.loanId} threadId={thread.id} />
          <p className="px-4 py-3 text-[13px] text-muted sm:px-5">
            {thread.inactive
              ? 'This thread is closed. You can read it but not reply.'
              : 'You can read this thread but not reply.'}
          </p>
        </div>
      )}
      <Suspense fallback={<HeldSingleKeys />}>
        {task?.kind === 'forward' && <ForwardDialog thread={thread} message={task.message} onClose={close} />}
        {task?.kind === 'original' && <OriginalDialog message={task.message} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Returns the id of the message that contains an element. */
const messageOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-message]')?.dataset['message'] : undefined;

function ConversationSkeleton() {
  return (
    <div role="status" aria-label="Loading messages" className="flex min-h-0 grow flex-col justify-end overflow-hidden">
      <MessageSkeleton />
      <MessageSkeleton />
      <MessageSkeleton />
      <MessageSkeleton />
    </div>
  );
}
