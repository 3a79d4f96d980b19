import { useSearch } from '@tanstack/react-router';
import { MessagesSquare, SquarePen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { cn } from '@/lib/cn';
import { useComposer } from '../composer/use-composer';
import { Conversation } from '../conversation/conversation';
import { usePageKeys } from '../conversation/use-message-keys';
import { ThreadList } from '../threads/thread-list';
import { WaitingMessages } from '../threads/waiting-messages';

/** Opens the next or previous thread in the list. */
function openAdjacentThread(area: HTMLElement | null, by: 1 | -1): boolean {
  const rows = [...(area?.querySelectorAll<HTMLElement>('[data-thread]') ?? [])];
  const here = rows.findIndex((row) => row.ariaCurrent === 'true');
  const next = rows[here === -1 ? 0 : here + by];
  next?.click();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

interface MessagesScreenProps {
  loanId: string;
  /** The only content of its page, which it gives the title. */
  alone?: boolean;
  className?: string;
}

/** The messages of a loan: the threads, and the open one next to them; on a phone one at a time. */
export function MessagesScreen({ loanId, alone = false, className }: MessagesScreenProps) {
  const { messageThreadId } = useSearch({ strict: false });
  const composer = useComposer();
  const area = useRef<HTMLDivElement>(null);
  const write = () => void composer.open({ loanId });
  usePageKeys((key, isRepeated) => {
    if (key === 'j') return openAdjacentThread(area.current, 1);
    if (key === 'k') return openAdjacentThread(area.current, -1);
    if (key === 'c' && !isRepeated) write();
    if (key === '/') area.current?.querySelector<HTMLElement>('[data-thread-search]')?.focus();
    return key === 'c' || key === '/';
  });
  const Title = alone ? 'h1' : 'h2';
  const button = (
    <Button look="primary" onClick={write}>
      <SquarePen aria-hidden /> New message
    </Button>
  );
  return (
    <div
      ref={area}
      className={cn(
        'flex min-h-96 overflow-hidden rounded-lg border border-line bg-surface',
        'max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0',
        className,
      )}
    >
      <section
        aria-label="Threads"
        className={cn(
          'flex w-full min-w-0 shrink-0 flex-col border-line lg:w-80 lg:border-r xl:w-88',
          messageThreadId && 'max-lg:hidden',
        )}
      >
        <div className="flex shrink-0 items-center justify-between gap-2 px-3 pt-3">
          <Title className="text-base font-semibold">Messages</Title>
          {button}
        </div>
        <WaitingMessages loanId={loanId} />
        <ThreadList loanId={loanId} openId={messageThreadId} action={button} />
      </section>
      <section
        aria-label="Conversation"
        className={cn('flex min-w-0 grow flex-col', !messageThreadId && 'max-lg:hidden')}
      >
        {messageThreadId ? (
          <Conversation key={messageThreadId} loanId={loanId} threadId={messageThreadId} />
        ) : (
          <EmptyState icon={<MessagesSquare aria-hidden />} title="No thread selected" className="my-auto">
            Choose a thread to read it, or write a new message.
          </EmptyState>
        )}
      </section>
    </div>
  );
}
