import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { type Answer, elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import type { Document } from '@/api/models';
import { roleGroupFacts, stateFacts } from '@/rules/facts';
import { OtherFiles } from './other-files';
import { RequestOfFile } from './request-of-file';

const VerdictBar = lazy(async () => {
  const part = await import('./verdict-bar');
  return { default: part.VerdictBar };
});

/** Below a previewed document: its request, its state, the review buttons, and navigation to other documents. */
export function ReviewBar({ document }: { document: Document }) {
  const loan = useQuery(loanQuery(document.loanId)).data;
  const elements = useQuery(elementsQuery(document.loanId)).data;
  const isIt = ({ documentId }: Answer) => documentId === document.id;
  const waits = (answer: Answer) => isIt(answer) && stateFacts[answer.reviewState].waits;
  // If the document has several requests, the one in which it waits for review.
  const element =
    elements?.find(({ answers }) => answers.some(waits)) ?? elements?.find(({ answers }) => answers.some(isIt));
  const answer = element?.answers.find(isIt);
  if (!loan || !element || !answer) return null;
  const viewer = loan.me.roleGroup;
  if (roleGroupFacts[viewer].lender)
    return (
      <Suspense fallback={<div className="h-14 border-t border-line bg-surface" />}>
        <VerdictBar key={document.id} loanId={loan.id} {...{ element, answer, viewer }} drawn={document} />
      </Suspense>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
      <RequestOfFile element={element} answer={answer} />
      <OtherFiles answers={element.answers} current={answer} />
    </div>
  );
}
