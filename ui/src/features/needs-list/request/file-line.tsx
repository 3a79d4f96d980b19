import { Link } from '@tanstack/react-router';
import { CalendarClock, FileText, Trash2 } from 'lucide-react';
import type { Answer } from '@/api/elements';
import { IconButton } from '@/components/ui/icon-button';
import { DateText } from '@/components/ui/date-text';
import { DocumentMenu, MarkList, VirusLine } from '@/features/documents';
import { byteSize } from '@/lib/byte-size';
import { cn } from '@/lib/cn';
import type { RowAction, RowActionState } from '@/rules/rule';
import { StateChip } from '../tree/review/review-chip';
import { rejectionWords } from '../tree/review/review-words';
import { SentByLink } from '../tree/review/sent-by-link';
import { actionIcons } from '../tree/row/action-icons';

interface FileLineProps {
  loanId: string;
  elementId: string;
  answer: Answer;
  /** The available actions, in order. */
  actions: readonly RowActionState[];
  onAction: (action: RowAction) => void;
}

/** A file: its name as a link, who sent it and when, its rejection, and the review buttons. */
export function FileLine({ loanId, elementId, answer, actions, onAction }: FileLineProps) {
  const { documentId, documentName, reviewState, rejection, stale } = answer;
  return (
    <li className="rounded-md border border-line p-2.5">
      <div className="flex items-start gap-2">
        <FileText aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
        <div className="min-w-0 grow">
          <Link
            to="."
            search={(now: object) => ({ ...now, documentPreviewId: documentId })}
            className="font-medium break-words hover:underline"
          >
            {documentName}
          </Link>
          <p className="text-xs text-faint tabular-nums">
            {byteSize(answer.size)} · {answer.uploadedByName}, <DateText at={answer.uploadedAt} />{' '}
            {answer.sentByLink && <SentByLink />}
          </p>
          <VirusLine check={answer.virusCheck} />
        </div>
        <StateChip state={reviewState} />
      </div>
      {stale && (
        <p className="mt-1.5 flex items-start gap-1.5 text-[13px] text-pretty text-warn">
          <CalendarClock aria-hidden className="mt-0.5 size-3.5 shrink-0" /> {stale}
        </p>
      )}
      {rejection && <p className="mt-1.5 text-[13px] text-pretty text-bad">{rejectionWords(rejection)}</p>}
      {rejection?.marked && (
        <div className="mt-1 text-[13px]">
          <MarkList documentId={documentId} marks={rejection.marked.marks} />
        </div>
      )}
      {actions.length > 0 && (
        <div className="mt-1.5 flex items-center gap-1">
          {actions.map(({ action, label }) => (
            <FileButton
              key={action}
              action={action}
              label={label}
              name={documentName}
              onClick={() => onAction(action)}
            />
          ))}
          <DocumentMenu
            document={{ id: documentId, name: documentName, loanId }}
            elementId={elementId}
            disabledReason={null}
          />
        </div>
      )}
    </li>
  );
}

interface FileButtonProps {
  action: RowAction;
  label: string;
  name: string;
  onClick: () => void;
}

function FileButton({ action, label, name, onClick }: FileButtonProps) {
  const { Icon, look } = actionIcons[action];
  const removes = action === 'REMOVE_ANSWER';
  return (
    <IconButton
      label={`${removes ? 'Remove' : label} ${name}`}
      className={cn(removes && 'ml-auto', look)}
      onClick={onClick}
    >
      {removes ? <Trash2 /> : <Icon />}
    </IconButton>
  );
}
