import { Link } from '@tanstack/react-router';
import { CircleCheck, type LucideIcon, Paperclip, Undo2, X } from 'lucide-react';
import { type NeedsListElement, removeAnswerFile } from '@/api/elements';
import type { ReviewState, RoleGroup } from '@/api/models';
import { IconButton } from '@/components/ui/icon-button';
import { DateText } from '@/components/ui/date-text';
import { DocumentMenu, VirusLine } from '@/features/documents';
import { byteSize } from '@/lib/byte-size';
import { cn } from '@/lib/cn';
import { stateFacts } from '@/rules/facts';
import { text } from '@/rules/text';
import { stepRefusal } from '../request-steps';
import { useRequestCall } from '../use-request-call';
import { RejectionNote } from './rejection-note';

interface AnswerLineProps {
  loanId: string;
  viewer: RoleGroup;
  request: NeedsListElement;
  answer: NeedsListElement['answers'][number];
}

/** A submitted document: its name as a link, and whether it was accepted, or why it was rejected. */
export function AnswerLine({ loanId, viewer, request, answer }: AnswerLineProps) {
  const { documentId, documentName, reviewState, rejection } = answer;
  const { busy, run } = useRequestCall(loanId);
  // An accepted file can't be removed; the rule is asked about this one file.
  const only = { ...request, reviewState, answers: [answer] };
  const removable = stepRefusal(only, viewer, 'REMOVE_ANSWER') === null;
  const taken = text('done-removed', { file: documentName, name: request.name });
  return (
    <div className="mt-3">
      <div className="flex items-center gap-2">
        <StateSignIcon state={reviewState} />
        <div className="min-w-0 grow">
          <Link
            to="."
            search={(now: object) => ({ ...now, documentPreviewId: documentId })}
            className="line-clamp-2 rounded-sm text-[15px] break-words text-accent underline-offset-2 hover:underline"
          >
            <span className="sr-only">{text('row-preview')} </span>
            {documentName}
          </Link>
          <p className="text-[13px] text-pretty text-faint">
            {byteSize(answer.size)} · {answer.uploadedByName}, <DateText at={answer.uploadedAt} />
          </p>
          <VirusLine check={answer.virusCheck} />
        </div>
        {removable && (
          <>
            <IconButton
              label={`Remove ${documentName}`}
              disabled={busy}
              className="size-11 sm:size-8"
              onClick={() => void run(taken, () => removeAnswerFile(loanId, request.id, documentId))}
            >
              <X />
            </IconButton>
            <DocumentMenu
              document={{ id: documentId, name: documentName, loanId }}
              elementId={request.id}
              disabledReason={null}
            />
          </>
        )}
      </div>
      {stateFacts[reviewState].cameBack && rejection && <RejectionNote rejection={rejection} documentId={documentId} />}
    </div>
  );
}

/** The icons of accepted and rejected files. */
const signs: Partial<Record<ReviewState, { Icon: LucideIcon; look: string }>> = {
  ACCEPTED: { Icon: CircleCheck, look: 'text-ok' },
  REJECTED: { Icon: Undo2, look: 'text-bad' },
};
const plain = { Icon: Paperclip, look: 'text-faint' };

function StateSignIcon({ state }: { state: ReviewState }) {
  const { Icon, look } = signs[state] ?? plain;
  const spoken =
    state in signs ? { role: 'img', 'aria-label': stateFacts[state].labelForBorrowers } : { 'aria-hidden': true };
  return <Icon {...spoken} className={cn('size-4 shrink-0', look)} />;
}
