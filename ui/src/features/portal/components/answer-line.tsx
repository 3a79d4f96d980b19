import { Link } from '@tanstack/react-router';
import { Paperclip } from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import { DocumentMenu } from '@/components/document/document-menu';
import { When } from '@/components/ui/when';
import { byteSize } from '@/lib/byte-size';

interface AnswerLineProps {
  loanId: string;
  answer: NonNullable<NeedsListElement['answer']>;
  /** Not accepted yet: it can still be renamed or taken away. */
  changeable: boolean;
}

/** The document that was handed in; its name opens it. */
export function AnswerLine({ loanId, answer, changeable }: AnswerLineProps) {
  const document = { id: answer.documentId, name: answer.documentName, loanId };
  return (
    <div className="mt-3 flex items-center gap-2">
      <Paperclip aria-hidden className="size-4 shrink-0 text-faint" />
      <div className="min-w-0 grow">
        <Link
          to="."
          search={(now) => ({ ...now, documentPreviewId: answer.documentId })}
          className="block truncate rounded-sm text-[15px] text-accent underline-offset-2 hover:underline"
          aria-label={`Preview ${answer.documentName}`}
        >
          {answer.documentName}
        </Link>
        <p className="truncate text-[13px] text-faint tabular-nums">
          {byteSize(answer.size)} · {answer.uploadedByName}, <When at={answer.uploadedAt} />
        </p>
      </div>
      {changeable && <DocumentMenu document={document} disabledReason={null} />}
    </div>
  );
}
