import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileClock } from 'lucide-react';
import type { Answer } from '@/api/elements';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { DateText } from '@/components/ui/date-text';
import { MarkList } from '@/features/documents';
import { byteSize } from '@/lib/byte-size';
import { text } from '@/rules/text';
import { earlierAnswersQuery } from '../../api';
import { rejectionWords } from './review-words';
import { SentByLink } from './sent-by-link';

interface EarlierAnswersProps {
  loanId: string;
  elementId: string;
}

/** The rejected documents that were replaced, each with its verdict and a link. */
export function EarlierAnswers({ loanId, elementId }: EarlierAnswersProps) {
  const { data, error, refetch } = useQuery(earlierAnswersQuery(loanId, elementId));
  if (error && !data)
    return <ErrorState title="Couldn’t load the earlier versions" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-12" />;
  if (data.length === 0) return <p className="text-muted">The earlier versions were deleted.</p>;
  return (
    <ul aria-label={text('earlier-versions')} className="grid gap-2">
      {data.map((answer) => (
        <EarlierAnswer key={answer.id} answer={answer} />
      ))}
    </ul>
  );
}

function EarlierAnswer({ answer }: { answer: Answer }) {
  const { documentId, documentName, size, uploadedByName, uploadedAt, rejection } = answer;
  return (
    <li className="rounded-md border border-dashed border-line p-2.5">
      <div className="flex items-start gap-2">
        <FileClock aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
        <div className="min-w-0 grow">
          <Link
            to="."
            search={(now: object) => ({ ...now, documentPreviewId: documentId })}
            className="break-words hover:underline"
          >
            {documentName}
          </Link>
          <p className="text-xs text-faint tabular-nums">
            {byteSize(size)} · {uploadedByName}, <DateText at={uploadedAt} /> {answer.sentByLink && <SentByLink />}
          </p>
        </div>
      </div>
      {rejection && <p className="mt-1.5 text-[13px] text-pretty text-bad">{rejectionWords(rejection)}</p>}
      {rejection?.marked && (
        <div className="mt-1 text-[13px]">
          <MarkList documentId={documentId} marks={rejection.marked.marks} />
        </div>
      )}
    </li>
  );
}
