import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { accessReportQuery } from '../api';
import { type ReportPart, linesOf, filterLines, partWords } from '../report-lines';
import { ReportTable } from './report-table';

interface ReportBodyProps {
  loanId: string;
  userId: string;
  part: ReportPart;
  /** Search words. */
  typed: string;
}

const nothing: Record<ReportPart, string> = {
  people: 'No one else is on this loan.',
  requests: 'The needs list of this loan is empty.',
  documents: 'No documents have been added to this loan yet.',
  threads: 'There are no messages on this loan yet.',
};

/** A part of what a person sees. */
export function ReportBody({ loanId, userId, part, typed }: ReportBodyProps) {
  const { data: report, error, refetch } = useQuery(accessReportQuery(loanId, userId));
  if (!report && error) {
    return <ErrorState title="Couldn’t load what this person sees" error={error} onRetry={() => void refetch()} />;
  }
  if (!report) {
    return (
      <div role="status" aria-label="Loading what this person sees">
        {[0, 1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} className="my-3 h-9" />
        ))}
      </div>
    );
  }
  const all = linesOf(report, part);
  const lines = filterLines(all, typed);
  if (all.length === 0) return <p className="py-6 text-muted">{nothing[part]}</p>;
  if (lines.length === 0) {
    return (
      <EmptyState icon={<SearchX aria-hidden />} title={`Nothing found for “${typed}”`}>
        Try part of a name or reason.
      </EmptyState>
    );
  }
  const seen = all.filter(({ sees }) => sees).length;
  return (
    <>
      <p className="mt-4 mb-1 text-[13px] text-muted tabular-nums" aria-live="polite">
        Sees {seen} of {all.length}
        {lines.length < all.length && `, ${lines.length} found`}
      </p>
      <ReportTable key={`${part} ${typed}`} lines={lines} label={partWords[part]} />
    </>
  );
}
