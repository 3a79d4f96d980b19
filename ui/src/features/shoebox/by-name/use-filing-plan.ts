import { useMemo, useState } from 'react';
import { type NeedsListElement, undoElement } from '@/api/elements';
import { keys } from '@/api/keys';
import { wordsFor } from '@/api/problem';
import { useUndoable } from '@/components/undo/use-undoable';
import { type ShoeboxDocument, fileDocument, unfileDocument } from '../api';
import type { RequestTarget } from '@/parts/documents/filing/request-targets';
import { type PlanChange, changedPlan, filedWords, proposedPlan } from './filing-plan';

/** A document that was filed, and the request as it was answered then. */
interface Filed {
  id: string;
  answered: NeedsListElement;
}

/** Takes one back: its request is as it was; one that took several gives them up one by one. */
function takenBack(loanId: string, { id, answered }: Filed, all: readonly Filed[]): Promise<unknown> {
  const several = all.filter((each) => each.answered.id === answered.id).length > 1;
  return several ? unfileDocument(loanId, answered.id, id) : undoElement(loanId, answered);
}

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
    const filed: Filed[] = [];
    setProgress({ done: 0, all: chosen.length });
    for (const [nth, { document, target }] of chosen.entries()) {
      if (!target) continue;
      try {
        filed.push({ id: document.id, answered: await fileDocument(loanId, target.id, document.id, 'ASK') });
      } catch (error) {
        change(document.id, { ticked: false, problem: wordsFor(error) });
      }
      setProgress({ done: nth + 1, all: chosen.length });
    }
    if (filed.length > 0) {
      say(filedWords(filed.map(({ answered }) => answered)), async () => {
        // One that can't come back keeps none of the others there.
        const failures: unknown[] = [];
        for (const each of filed.toReversed()) {
          await takenBack(loanId, each, filed).catch((error: unknown) => failures.push(error));
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
