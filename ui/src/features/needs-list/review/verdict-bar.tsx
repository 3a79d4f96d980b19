import { useRef, useState } from 'react';
import type { Answer, NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { undoLatestChange } from '@/components/undo/last-undo';
import { useWasDrawnFor } from '@/features/documents';
import type { RowAction } from '@/rules/rule';
import { StateChip } from '../tree/review/review-chip';
import type { DrawnDocument } from '../tree/review/shown-documents';
import { fileActions } from '../tree/row/row-actions';
import { OtherFiles } from './other-files';
import { QueueSteps } from './queue-steps';
import { RejectDialog } from './reject-dialog';
import { RequestOfFile } from './request-of-file';
import { ReviewButtons } from './review-buttons';
import { useReview } from './use-review';
import { useReviewKeys } from './use-review-keys';
import { useReviewQueue } from './use-review-queue';

/** How long a document must have been on screen before a shortcut judges it, in milliseconds. */
const SEEN_MS = 500;

export interface VerdictBarProps {
  loanId: string;
  element: NeedsListElement;
  answer: Answer;
  viewer: RoleGroup;
  /** The document as the preview shows it. */
  drawn: DrawnDocument;
}

/** The lender's review buttons for the previewed document; afterwards the next one in the queue opens. */
export function VerdictBar({ loanId, element, answer, viewer, drawn }: VerdictBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { accept, backToSubmitted } = useReview(loanId);
  const { documentId } = answer;
  const queue = useReviewQueue(loanId, viewer, documentId);
  const [rejecting, setRejecting] = useState(false);
  const wasSeen = useWasDrawnFor(SEEN_MS);
  const verdicts = fileActions(answer, viewer).filter(({ group }) => group === 'REVIEW');
  const goOn = () => queue.open(queue.next ?? null);
  const comeBack = () => queue.comeBack(documentId);
  const judge = (action: RowAction) => {
    if (!verdicts.some((verdict) => verdict.action === action)) return;
    if (action === 'BACK_TO_SUBMITTED') return backToSubmitted(element, [documentId]);
    if (action !== 'ACCEPT') return setRejecting(true);
    void accept(element, { documentIds: [documentId], drawn, onBack: comeBack });
    goOn();
  };
  useReviewKeys(bar, {
    a: () => wasSeen && judge('ACCEPT'),
    r: () => wasSeen && judge('REJECT'),
    j: goOn,
    k: () => queue.open(queue.previous ?? null),
    u: () => void undoLatestChange(),
  });
  return (
    <div
      ref={bar}
      data-toast-obstacle
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      <RequestOfFile element={element} answer={answer}>
        <StateChip state={answer.reviewState} />
      </RequestOfFile>
      <OtherFiles answers={element.answers} current={answer} />
      <QueueSteps queue={queue} />
      <ReviewButtons
        inReach
        name={element.name}
        verdicts={verdicts}
        keys={wasSeen ? { ACCEPT: 'A', REJECT: 'R' } : {}}
        onVerdict={judge}
      />
      {rejecting && (
        <RejectDialog
          loanId={loanId}
          element={element}
          documentIds={[documentId]}
          drawn={drawn}
          onSent={goOn}
          onTakenBack={comeBack}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}
