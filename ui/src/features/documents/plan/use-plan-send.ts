import { useState } from 'react';
import { useTakesMail } from '@/api/loan';
import { refusedIndexes } from '../upload/check-files';
import type { FilesToPlan } from '../queue/questions/files-to-plan';
import { type FilePlacement, SHOEBOX } from './destinations/placements';
import { reportUnopenedArchive } from './archives/open-archives';
import type { ExtractedFiles } from './archives/extract-files';
import type { PlanFiles } from './archives/use-plan-files';
import { type PlanArchive, type PlanFile, archiveOf, isInArchive } from './plan-file';
import type { usePlacementPlan, usePlanTargets } from './destinations/use-placement-plan';
import { sentMessage, useSendPlan } from './use-sending';

/** The props of the plan window. */
export interface PlanDialogProps {
  handed: FilesToPlan;
  plan: PlanFiles;
  files: readonly PlanFile[];
  places: ReturnType<typeof usePlanTargets>;
  onClose: () => void;
}

type PlanSendInput = PlanDialogProps & { decided: ReturnType<typeof usePlacementPlan> };

/** Returns the state of sending the plan. A conflict is reported and nothing is lost. */
export function usePlanSubmission({ handed, plan, files, places, decided, onClose }: PlanSendInput) {
  const { lines, counts } = decided;
  const mails = useTakesMail(handed.target.loanId);
  const { unpack, start, progress } = useSendPlan(handed.target);
  const [said, setSaid] = useState<string | null>(null);
  const [other, setOther] = useState<ExtractedFiles['locked']>(null);
  const [damaged, setDamaged] = useState<PlanArchive | null>(null);
  const kept = files.filter(({ id }) => lines.get(id)?.kept);

  /** Whether all chosen requests still accept files. If not, the list already shows the change. */
  const placesHold = async (): Promise<boolean> => {
    const meant = requestsOf(lines, kept);
    if (meant.length === 0 || !places.known) return true;
    const open = new Set((await places.askAgain()).map(({ id }) => id));
    return meant.every((id) => open.has(id));
  };

  const send = async () => {
    setSaid(null);
    setOther(null);
    setDamaged(null);
    const tooMany = refusedIndexes(kept, mails).values().next().value;
    if (tooMany !== undefined) return setSaid(tooMany);
    if (plan.locked.some((opened) => kept.some((file) => isInArchive(file, opened)))) {
      return setSaid('Enter the password first, or send the zip as is.');
    }
    if (!(await placesHold())) return;
    const { broken, locked, stopped } = await unpack(kept);
    if (stopped) return;
    if (locked) return setOther(locked);
    if (broken.size > 0) {
      plan.refuse(broken);
      const from = kept.find(({ id }) => broken.has(id));
      setDamaged(from ? archiveOf(from) : null);
      return setSaid(damagedWords(broken.size));
    }
    const [only, ...others] = requestsOf(lines, kept);
    for (const file of kept) if (file.kept) reportUnopenedArchive(file.name);
    const name = only && others.length === 0 ? places.nameOf(only) : null;
    start(kept, lines, sentMessage(counts, name, handed.target.place === undefined && places.targets.length > 0));
    onClose();
  };

  const unlockOther = async (password: string): Promise<boolean> => {
    if (!other) return false;
    const fits = await plan.unlock(other.opened, password, other.place);
    if (fits) setOther(null);
    return fits;
  };

  const keepDamaged = () => {
    if (damaged) {
      reportUnopenedArchive(damaged.origin.name);
      plan.keepPacked(damaged);
    }
    setDamaged(null);
    setSaid(null);
  };
  return { send, said, other, unlockOther, progress, damaged, keepDamaged };
}

/** Returns the ids of the requests that these files go to. */
function requestsOf(lines: ReadonlyMap<string, FilePlacement>, kept: readonly PlanFile[]): string[] {
  const places = new Set(kept.map(({ id }) => lines.get(id)?.place ?? SHOEBOX));
  places.delete(SHOEBOX);
  return [...places];
}

const damagedWords = (count: number): string =>
  count === 1
    ? '1 file is damaged and can’t be extracted. Send the others without it, or send the zip as is.'
    : `${count} files are damaged and can’t be extracted. Send the others without them, or send the zip as is.`;
