import { useMemo, useState } from 'react';
import { keys } from '@/api/keys';
import { wordsFor } from '@/api/problem';
import { useUndoable } from '@/components/undo/use-undoable';
import { type ShoeboxDocument, fileDocument, unfileDocument } from '../api';
import type { RequestTarget } from '@/parts/documents/filing/request-targets';
import { type PlanChange, changedPlan, proposedPlan } from './filing-plan';

/** A plan of where documents go, changed line by line, and carried out. */
export function useFilingPlan(
  loanId: string,
  documents: readonly ShoeboxDocument[],
  targets: readonly RequestTarget[],
) {
  const { say, refresh } = useUndoable(keys.shoeboxes, keys.loan(loanId));
  const [changes, setChanges] = useState<ReadonlyMap<string, PlanChange>>(new Map());
  /** How many of how many are filed; nothing while nothing is being filed. */
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const proposed = useMemo(() => proposedPlan(documents, targets), [documents, targets]);
  const plan = changedPlan(proposed, changes);
  const chosen = plan.filter(({ ticked, target }) => ticked && target);

  const change = (documentId: string, said: PlanChange) =>
    setChanges((before) => new Map(before).set(documentId, { ...before.get(documentId), ...said }));

  /** Files what is ticked, one after the other; answers whether all of it went. */
  const carryOut = async (): Promise<boolean> => {
    const filed: { documentId: string; targetId: string }[] = [];
    setProgress({ done: 0, all: chosen.length });
    for (const [nth, { document, target }] of chosen.entries()) {
      if (!target) continue;
      try {
        await fileDocument(loanId, target.id, document.id, 'ASK');
        filed.push({ documentId: document.id, targetId: target.id });
      } catch (error) {
        change(document.id, { ticked: false, problem: wordsFor(error) });
      }
      setProgress({ done: nth + 1, all: chosen.length });
    }
    if (filed.length > 0) {
      say(`${filed.length === 1 ? '1 document' : `${filed.length} documents`} filed`, async () => {
        // One that can't come back keeps none of the others there.
        const failures: unknown[] = [];
        for (const { documentId, targetId } of filed) {
          await unfileDocument(loanId, targetId, documentId).catch((error: unknown) => failures.push(error));
        }
        if (failures.length > 0) throw failures[0];
      });
    }
    await refresh();
    setProgress(null);
    return filed.length === chosen.length;
  };
  return { plan, chosen: chosen.length, changed: changes.size > 0, change, carryOut, progress };
}
