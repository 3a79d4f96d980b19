import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { type Message, originalQuery } from '@/api/messaging/threads';
import { withActingUser } from '@/api/session/acting-user';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { listDate } from '../message/message-dates';

/** The URL of the frame's page; the server sends the content security policy that isolates it. */
const originalUrl = (messageId: string): string =>
  `/v1/messages/originatorimplementation/${encodeURIComponent(messageId)}/page`;

/** The original of a message, in a frame that can't run scripts or make requests. */
export function OriginalDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { data, error, refetch } = useQuery(originalQuery(message.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="lg"
      title="Original message"
      description={`${rule('displayName', message.from)}, ${listDate(message.createdDate)}`}
    >
      {!data && !error && <Skeleton className="h-[60dvh] w-full" />}
      {!data && error && (
        <ErrorState title="Couldn’t load the original message" error={error} onRetry={() => void refetch()} />
      )}
      {data?.remoteImages && (
        <div className="mb-2 flex flex-wrap items-center gap-2 rounded-md bg-sunken px-3 py-2 text-[13px] text-muted">
          <ImageOff aria-hidden className="size-4 shrink-0" />
          <p className="min-w-0 grow basis-60 text-pretty">
            Images from other sites are hidden, because they would tell the sender that you read this.
          </p>
        </div>
      )}
      {data && (
        <iframe
          title="Original message"
          sandbox=""
          referrerPolicy="no-referrer"
          src={withActingUser(originalUrl(message.id))}
          className="h-[60dvh] w-full rounded-md border border-line bg-white"
        />
      )}
    </Dialog>
  );
}
