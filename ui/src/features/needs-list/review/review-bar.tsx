import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type NeedsListElement, elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import type { Document } from '@/api/models';
import { useAccept } from '../use-element-handlers';
import { rejectionWords } from './review-words';
import { RejectDialog } from './reject-dialog';
import { ReviewButtons } from './review-buttons';
import { ReviewChip } from './review-chip';

/** Under a previewed document: which request it answers, how far that is, and the lender's verdict. */
export function ReviewBar({ document }: { document: Document }) {
  const loan = useQuery(loanQuery(document.loanId)).data;
  const element = useQuery(elementsQuery(document.loanId)).data?.find(
    (each) => each.answer?.documentId === document.id,
  );
  if (!loan || !element) return null;
  return <Bar loanId={loan.id} element={element} reviews={loan.me.roleGroup === 'LENDER'} />;
}

interface BarProps {
  loanId: string;
  element: NeedsListElement;
  /** Whether the viewer is the one who accepts and rejects. */
  reviews: boolean;
}

function Bar({ loanId, element, reviews }: BarProps) {
  const onAccept = useAccept(loanId);
  const [rejecting, setRejecting] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 py-2.5">
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{element.name}</span>
          {reviews && <ReviewChip element={element} />}
        </p>
        {element.rejection && <p className="mt-0.5 text-[13px] text-bad">{rejectionWords(element.rejection)}</p>}
      </div>
      {reviews && element.reviewState === 'SUBMITTED' && (
        <ReviewButtons element={element} handlers={{ onAccept, onReject: () => setRejecting(true) }} />
      )}
      {rejecting && <RejectDialog loanId={loanId} element={element} onClose={() => setRejecting(false)} />}
    </div>
  );
}
