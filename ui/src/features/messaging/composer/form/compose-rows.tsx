import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type WritableThread, recipientsQuery } from '@/api/messaging/compose';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { X } from 'lucide-react';
import { type ComposeRow, type Violation, rule } from '@/rules/rule';
import type { MessageComposition, MessageHead, MessageContent } from './composition';
import { PeopleField } from './people-field';
import { SubjectField } from './subject-field';

const words: Record<ComposeRow, string> = { RECIPIENTS: 'To', SUBJECT: 'Subject', CC: 'Cc', BCC: 'Bcc' };
const order: readonly ComposeRow[] = ['RECIPIENTS', 'SUBJECT', 'CC', 'BCC'];
const fields = { RECIPIENTS: 'recipients', CC: 'ccRecipients', BCC: 'bccRecipients' } as const;

/** The values of cleared fields. */
const cleared: Partial<Record<string, Partial<MessageContent>>> = {
  recipients: { recipients: [] },
  subject: { subject: '' },
  messageThreadId: { threadId: null },
  ccRecipients: { ccRecipients: [] },
  bccRecipients: { bccRecipients: [] },
};

interface ComposeRowsProps {
  composition: MessageComposition;
  written: MessageHead;
  /** The existing thread, if any. */
  thread: WritableThread | null;
  /** The thread is given. */
  inThread: boolean;
  violations: readonly Violation[];
  autoFocus: boolean;
  /** Content next to the buttons of the closed rows. */
  beside?: ReactNode;
}

/** The rows above the text: recipients, subject and copies. */
export function ComposeRows(props: ComposeRowsProps) {
  const { composition, written, thread, inThread, violations, autoFocus, beside } = props;
  const { rows, loanId, repliedTo } = written;
  const type = rule('recipientType', { lendingTeam: thread?.lendingTeam ?? false });
  const { data: options } = useQuery(recipientsQuery(loanId, type));
  const toggle = (row: ComposeRow) => {
    const { open, clear } = rule('toggleRow', { open: rows, row });
    const change: Partial<MessageContent> = { rows: open };
    for (const field of clear) Object.assign(change, cleared[field]);
    composition.patch(change);
  };
  const offered = order.filter(
    (row) => !rows.includes(row) && !(row === 'SUBJECT' && ((inThread && thread) || repliedTo)),
  );
  return (
    <div className="shrink-0 border-b border-line text-sm">
      {order
        .filter((row) => rows.includes(row))
        .map((row) => {
          const fixed = repliedTo !== null && (row === 'RECIPIENTS' || row === 'SUBJECT');
          return (
            <ComposeRowLine key={row} row={row} onClose={fixed ? undefined : () => toggle(row)}>
              {row === 'SUBJECT' ? (
                fixed ? (
                  <span className="truncate py-2">{written.subject}</span>
                ) : (
                  <SubjectField composition={composition} written={written} />
                )
              ) : (
                <PeopleField
                  label={words[row]}
                  people={written[fields[row]]}
                  options={options}
                  fixed={fixed}
                  collapses={row !== 'RECIPIENTS'}
                  invalid={row === 'RECIPIENTS' && violations.some(({ field }) => field === 'recipients')}
                  autoFocus={autoFocus && row === 'RECIPIENTS' && written.recipients.length === 0}
                  onChange={(people) => composition.patch({ [fields[row]]: people })}
                />
              )}
            </ComposeRowLine>
          );
        })}
      {(offered.length > 0 || beside) && (
        <div className="flex min-h-9 flex-wrap items-center gap-0.5 py-1 pr-3 pl-1.5">
          {offered.map((row) => (
            <Button key={row} size="sm" look="quiet" className="h-7 px-2" onClick={() => toggle(row)}>
              {words[row]}
            </Button>
          ))}
          {beside}
        </div>
      )}
    </div>
  );
}

function ComposeRowLine({
  row,
  onClose,
  children,
}: {
  row: ComposeRow;
  onClose: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <div
      role="group"
      aria-label={words[row]}
      className="flex min-h-10 items-start gap-2 border-b border-line pr-1.5 pl-3 last:border-b-0"
    >
      <span aria-hidden className="w-14 shrink-0 pt-2.5 text-[13px] text-faint">
        {words[row]}
      </span>
      <div className="flex min-w-0 grow items-center py-0.5 [&>div]:grow">{children}</div>
      {onClose && (
        <IconButton label={`Close ${words[row]}`} className="mt-1" onClick={onClose}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
