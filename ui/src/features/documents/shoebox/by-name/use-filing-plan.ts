import { useMemo, useState } from 'react';
import { type NeedsListElement, undoElement } from '@/api/elements';
import { keys } from '@/api/keys';
import { useUndoable } from '@/components/undo/use-undoable';
import type { RequestTarget } from '../../filing/request-targets';
import { type ShoeboxDocument, fileDocuments } from '../api';
import { fileAcceptedDocuments } from './file-documents';
import { type PlanChange, groupByRequest, applyPlanChange, filedMessage, proposePlan } from './filing-plan';

/** Returns a plan of destinations, changed per document, and filed. */
export function useFilingPlan(
  loanId: string,
  documents: readonly ShoeboxDocument[],
  targets: readonly RequestTarget[],
) {
  const { say, refresh } = useUndoable(keys.shoeboxes, keys.loan(loanId));
  const [changes, setChanges] = useState<ReadonlyMap<string, PlanChange>>(new Map());
  /** The progress of filing; `null` while nothing is filed. */
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const proposed = useMemo(() => proposePlan(documents, targets), [documents, targets]);
  const plan = applyPlanChange(proposed, changes);
  const chosen = plan.filter(({ ticked, target }) => ticked && target);

  const change = (documentId: string, said: PlanChange) =>
    setChanges((before) => new Map(before).set(documentId, { ...before.get(documentId), ...said }));

  /** Files the selected documents, request by request; resolves to whether all were filed. */
  const carryOut = async (): Promise<boolean> => {
    const filed: NeedsListElement[] = [];
    let went = 0;
    setProgress({ done: 0, all: chosen.length });
    for (const [target, theirs] of groupByRequest(chosen)) {
      const { answered, refused } = await fileAcceptedDocuments(
        theirs.map(({ document }) => document.id),
        (ids) => fileDocuments(loanId, target.id, ids, 'ASK'),
      );
      for (const [id, problem] of refused) change(id, { ticked: false, problem });
      went += theirs.length - refused.size;
      if (answered) filed.push(...theirs.filter(({ document }) => !refused.has(document.id)).map(() => answered));
      setProgress((before) => before && { ...before, done: before.done + theirs.length });
    }
    if (filed.length > 0) {
      say(filedMessage(filed), async () => {
        // One failed undo doesn't prevent the others.
        const back = [...new Set(filed)].map((answered) => undoElement(loanId, answered));
        const failed = (await Promise.allSettled(back)).find(({ status }) => status === 'rejected');
        if (failed?.status === 'rejected') throw failed.reason;
      });
    }
    await refresh();
    setProgress(null);
    return went === chosen.length;
  };
  return { plan, chosen: chosen.length, changed: changes.size > 0, change, carryOut, progress };
}
