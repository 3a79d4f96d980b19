import { Link } from '@tanstack/react-router';
import { Check, FileText, Trash2, X } from 'lucide-react';
import type { Answer } from '@/api/elements';
import { IconButton } from '@/components/ui/icon-button';
import { When } from '@/components/ui/when';
import { byteSize } from '@/lib/byte-size';
import { StateChip } from '../review/review-chip';
import { rejectionWords } from '../review/review-words';

interface FileLineProps {
  answer: Answer;
  works: boolean;
  onAccept: () => void;
  onReject: () => void;
  onRemove: () => void;
}

/** One file: its name opens it, then who sent it when, what was said of it, and the verdict. */
export function FileLine({ answer, works, onAccept, onReject, onRemove }: FileLineProps) {
  const { documentId, documentName, reviewState, rejection } = answer;
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
            {byteSize(answer.size)} · {answer.uploadedByName}, <When at={answer.uploadedAt} />
          </p>
        </div>
        <StateChip state={reviewState} />
      </div>
      {rejection && <p className="mt-1.5 text-[13px] text-pretty text-bad">{rejectionWords(rejection)}</p>}
      {works && (
        <div className="mt-1.5 flex items-center gap-1">
          {reviewState !== 'ACCEPTED' && (
            <IconButton label={`Accept ${documentName}`} className="text-ok!" onClick={onAccept}>
              <Check />
            </IconButton>
          )}
          {reviewState !== 'REJECTED' && (
            <IconButton label={`Reject ${documentName}`} className="text-bad!" onClick={onReject}>
              <X />
            </IconButton>
          )}
          <IconButton label={`Remove ${documentName}`} className="ml-auto" onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </div>
      )}
    </li>
  );
}
