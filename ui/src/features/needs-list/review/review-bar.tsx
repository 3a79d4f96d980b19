import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, type NeedsListElement, elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import type { Document } from '@/api/models';
import type { RoleGroup } from '@/api/models';
import { StateChip } from '@/parts/tree/review/review-chip';
import { rejectionWords } from '@/parts/tree/review/review-words';
import { fileActions } from '@/parts/tree/row/row-actions';
import { roleGroupFacts } from '@/rules/facts';
import { OtherFiles } from './other-files';
import { RejectDialog } from './reject-dialog';
import { ReviewButtons } from './review-buttons';
import { useReview } from './use-review';

/** Under a previewed document: which request it answers, how far it is, the lender's verdict, and the way to its other files. */
export function ReviewBar({ document }: { document: Document }) {
  const loan = useQuery(loanQuery(document.loanId)).data;
  const elements = useQuery(elementsQuery(document.loanId)).data;
  const isIt = ({ documentId }: Answer) => documentId === document.id;
  const element = elements?.find(({ answers }) => answers.some(isIt));
  const answer = element?.answers.find(isIt);
  if (!loan || !element || !answer) return null;
  return <Bar loanId={loan.id} element={element} answer={answer} viewer={loan.me.roleGroup} />;
}

interface BarProps {
  loanId: string;
  element: NeedsListElement;
  answer: Answer;
  viewer: RoleGroup;
}

function Bar({ loanId, element, answer, viewer }: BarProps) {
  const { accept } = useReview(loanId);
  const [rejecting, setRejecting] = useState(false);
  const ids = [answer.documentId];
  const verdicts = fileActions(answer, viewer).filter(({ group }) => group === 'REVIEW');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2">
          <span className="line-clamp-2 font-medium">{element.name}</span>
          {roleGroupFacts[viewer].lender && <StateChip state={answer.reviewState} />}
        </p>
        {answer.rejection && <p className="mt-0.5 text-[13px] text-bad">{rejectionWords(answer.rejection)}</p>}
      </div>
      <OtherFiles answers={element.answers} current={answer} />
      <ReviewButtons
        inReach
        name={element.name}
        verdicts={verdicts}
        onVerdict={(action) => (action === 'ACCEPT' ? accept(element, ids) : setRejecting(true))}
      />
      {rejecting && (
        <RejectDialog loanId={loanId} element={element} documentIds={ids} onClose={() => setRejecting(false)} />
      )}
    </div>
  );
}
