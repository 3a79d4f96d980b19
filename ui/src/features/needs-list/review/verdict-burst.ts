import type { Undo } from '@/components/undo/use-undoable';

/** Verdicts that follow each other this fast are one burst, in milliseconds. */
const BURST_MS = 1_000;

/** Verdicts given in quick succession: one undo takes all of them back. */
interface VerdictBurst {
  /** Names the toast that they share. */
  id: string;
  undos: Undo[];
}

let current: { burst: VerdictBurst; latestAt: number; loanId: string } | null = null;

/** The burst that a verdict given now belongs to: that of the one before, if it was given just before on the same loan. */
export function burstOfVerdict(loanId: string, now = performance.now()): VerdictBurst {
  const goesOn = current?.loanId === loanId && now - current.latestAt < BURST_MS;
  const burst = goesOn && current ? current.burst : { id: `verdicts ${crypto.randomUUID()}`, undos: [] };
  current = { burst, latestAt: now, loanId };
  return burst;
}

/** Adds the undo of a verdict to its burst; returns the undo of all of them, the latest first. */
export function addUndo(burst: VerdictBurst, undo: Undo): Undo {
  burst.undos.push(undo);
  return async () => {
    for (let latest = burst.undos.pop(); latest; latest = burst.undos.pop()) await latest();
  };
}
