import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import type { ReviewQueue } from './use-review-queue';

/** The position in the review queue, and buttons to the previous and next document. */
export function QueueSteps({ queue }: { queue: ReviewQueue }) {
  const { label, previous, next, open } = queue;
  const none = 'No other documents to review';
  return (
    <div className="flex items-center gap-1 text-[13px] text-muted tabular-nums">
      <IconButton
        label="Previous to review"
        aria-keyshortcuts="k"
        disabledReason={previous ? null : none}
        onClick={() => open(previous ?? null)}
      >
        <ChevronLeft />
      </IconButton>
      <span role="status">{label}</span>
      <IconButton
        label="Next to review"
        aria-keyshortcuts="j"
        disabledReason={next ? null : none}
        onClick={() => open(next ?? null)}
      >
        <ChevronRight />
      </IconButton>
    </div>
  );
}
