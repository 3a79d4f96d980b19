import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { type AudienceReader, type MessageAudience, type SendBody, audienceQuery } from '@/api/messaging/compose';
import { messageFor } from '@/api/problem';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';
import { useMedia } from '@/lib/use-media';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { audienceIcons } from './audience-icons';

interface AudienceLineProps {
  loanId: string;
  /** The message as addressed. */
  message: SendBody;
  className?: string;
}

/** The people who will be able to read the message being written: the first names, with all of them in a list. */
export function AudienceLine({ loanId, message, className }: AudienceLineProps) {
  const { data, error, isPlaceholderData } = useQuery(audienceQuery(loanId, message));
  return (
    <section aria-label={text('audience-label')} className={cn('shrink-0 text-[13px]', className)}>
      {error ? (
        <p role="alert" className="py-1.5 text-pretty text-bad">
          {messageFor(error)}
        </p>
      ) : data ? (
        <div aria-live="polite" aria-busy={isPlaceholderData} className={cn(isPlaceholderData && 'opacity-60')}>
          <ReaderList audience={data} />
        </div>
      ) : (
        <Skeleton className="my-2 h-4 w-56" />
      )}
    </section>
  );
}

function ReaderList({ audience: { scope, label, readers, others } }: { audience: MessageAudience }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const fitting = useMedia('(min-width: 640px)') ? 3 : 2;
  const { shown, more } = rule('collapseChips', { count: readers.length, fitting });
  const Icon = audienceIcons[scope];
  const internal = scope === 'LENDING_TEAM';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 py-1.5">
        <Icon aria-hidden className={cn('size-3.5 shrink-0', scope === 'EVERYONE' ? 'text-muted' : 'text-warn')} />
        <span className="text-muted">{text('audience-label')}:</span>
        <span className="font-medium">{label}</span>
        {internal && <Badge>{text('comment-internal')}</Badge>}
        <span aria-hidden className="text-faint">
          ·
        </span>
        {readers.length === 0 && !others && <span>{text('audience-only-you')}</span>}
        {readers.slice(0, shown).map((reader, at) => (
          <ReaderLine key={reader.user?.id ?? reader.name} reader={reader}>
            {at + 1 < shown && !reader.external ? ',' : ''}
          </ReaderLine>
        ))}
        {more && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            className="rounded-sm text-accent underline-offset-2 hover:underline"
            onClick={() => setOpen(!open)}
          >
            {open ? text('audience-hide') : more}
          </button>
        )}
        {others && <span className="text-muted">{readers.length > 0 ? text('audience-and', { others }) : others}</span>}
      </div>
      {open && (
        <ul
          id={id}
          aria-label={text('audience-label')}
          // Scrollable by keys too.
          tabIndex={0}
          className="mb-1.5 grid max-h-24 gap-0.5 overflow-y-auto rounded-md bg-sunken px-3 py-2"
        >
          {readers.map((reader) => (
            <li key={reader.user?.id ?? reader.name} className="flex items-center gap-2">
              <span className="min-w-0 truncate">{reader.name}</span>
              <span className="shrink-0 text-faint">
                {[reader.role && roleFacts[reader.role].label, reader.blindCopy && text('audience-blind-copy')]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              {reader.external && <ExternalReader className="ml-auto" />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ReaderLine({ reader, children }: { reader: AudienceReader; children: ReactNode }) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1">
      <span className="min-w-0 truncate">
        {reader.name}
        {children}
      </span>
      {reader.external && <ExternalReader />}
    </span>
  );
}

const ExternalReader = ({ className }: { className?: string }) => (
  <Badge tone="warn" className={cn('h-4.5 px-1.5 text-[11px]', className)}>
    {text('audience-external')}
  </Badge>
);
