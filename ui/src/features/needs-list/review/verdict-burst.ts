import type { UndoFunction } from '@/components/undo/use-undoable';

/** The maximum interval between the verdicts of a burst, in milliseconds. */
const BURST_MS = 1_000;

/** Verdicts given in quick succession, with one undo for all. */
interface VerdictBurst {
  /** The id of their common toast. */
  id: string;
  undos: UndoFunction[];
}

let current: { burst: VerdictBurst; latestAt: number; loanId: string } | null = null;

/** Returns the burst of a verdict given now: the previous one, if that was just given on the same loan. */
export function burstOfVerdict(loanId: string, now = performance.now()): VerdictBurst {
  const goesOn = current?.loanId === loanId && now - current.latestAt < BURST_MS;
  const burst = goesOn && current ? current.burst : { id: `verdicts ${crypto.randomUUID()}`, undos: [] };
  current = { burst, latestAt: now, loanId };
  return burst;
}

/** Adds the undo of a verdict to its burst; returns the undo of all of them, latest first. */
export function addUndo(burst: VerdictBurst, undo: UndoFunction): UndoFunction {
  burst.undos.push(undo);
  return async () => {
    for (let latest = burst.undos.pop(); latest; latest = burst.undos.pop()) await latest();
  };
}
