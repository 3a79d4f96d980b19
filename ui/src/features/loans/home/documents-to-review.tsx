import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import type { HomeSummary } from '@/api/home';
import { Button } from '@/components/ui/button';
import { DateText } from '@/components/ui/date-text';
import { text } from '@/rules/text';
import { HomeLine, HomeSection, wholeLine } from './home-section';

const shown = 8;

/** Opens the preview with the review queue of all loans. */
const previewInReview = (documentPreviewId: string) => (now: object) => ({
  ...now,
  documentPreviewId,
  reviewAll: true,
});

/** The documents that have waited longest for a review; reviewing one continues with the next. */
export function DocumentsToReview({ toReview: { totalWords, content } }: Pick<HomeSummary, 'toReview'>) {
  const [first] = content;
  return (
    <HomeSection
      title="Documents to review"
      empty={text('review-nothing')}
      action={
        first && (
          <Button size="sm" look="primary" asChild>
            <Link to="." search={previewInReview(first.documentId)}>
              <ListChecks aria-hidden /> {text('review-count', { count: totalWords })}
            </Link>
          </Button>
        )
      }
    >
      {content.slice(0, shown).map((document) => (
        <HomeLine key={`${document.elementId} ${document.documentId}`} aside={<DateText at={document.uploadedAt} />}>
          <Link to="." search={previewInReview(document.documentId)} className={wholeLine}>
            {document.documentName}
          </Link>
          <p className="truncate text-[13px] text-muted">
            {document.elementName} · {document.loanName}
          </p>
          <p className="truncate text-[13px] text-faint">{document.uploadedByName}</p>
        </HomeLine>
      ))}
    </HomeSection>
  );
}
