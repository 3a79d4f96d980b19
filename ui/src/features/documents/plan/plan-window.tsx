import { useEffect, useMemo } from 'react';
import { useTakesMail } from '@/api/loan';
import type { UploadQuestion } from '../queue/questions/question-queue';
import { type FilesToPlan, useFilesToPlan } from '../queue/questions/files-to-plan';
import { startUpload } from '../queue/uploads';
import { reportUnopenedArchive } from './archives/open-archives';
import { OpeningDialog } from './archives/opening-dialog';
import { archiveOf, type PlanFile } from './plan-file';
import { PlanDialog } from './plan-dialog';
import { SHOEBOX, proposePlacements } from './destinations/placements';
import { extractFiles } from './archives/extract-files';
import { usePlanFiles } from './archives/use-plan-files';
import { usePlanTargets } from './destinations/use-placement-plan';

/**
 * Shows the files about to be uploaded and their destinations, for archives, folders and many files. One question at a
 * time.
 */
export function PlanWindow() {
  const question = useFilesToPlan();
  return question ? <PlanQuestion key={questionKey(question)} question={question} /> : null;
}

const questionKeys = new WeakMap<object, string>();
let lastQuestionNumber = 0;

/** Returns a key per question, so that each window starts with fresh state. */
function questionKey(question: object): string {
  const key = questionKeys.get(question) ?? `plan-${++lastQuestionNumber}`;
  questionKeys.set(question, key);
  return key;
}

function PlanQuestion({ question }: { question: UploadQuestion<FilesToPlan, void> }) {
  const { files: chosen, target } = question.asked;
  const plan = usePlanFiles(chosen, useTakesMail(target.loanId));
  const places = usePlanTargets(target);
  const { settled, targets } = places;
  const { files, locked } = plan;
  const ready = settled && files !== null;
  const needed = useMemo(
    () => ready && (locked.length > 0 || needsDecision(files, () => matchesRequests(files, targets), target.elementId)),
    [ready, files, locked.length, targets, target.elementId],
  );
  const straight = ready && !needed;
  useEffect(() => {
    if (!straight) return;
    // Files from an archive must be extracted before the window closes the archive.
    void sendAll(files, question);
  }, [straight, files, question]);
  if (!ready) return <OpeningDialog names={chosen.map(({ name }) => name)} onCancel={question.cancel} />;
  if (straight) return null;
  return <PlanDialog handed={question.asked} plan={plan} files={files} places={places} onClose={question.cancel} />;
}

/** Whether there is something to decide: folders, archives with several files, or files that match requests. */
function needsDecision(files: readonly PlanFile[], fit: () => boolean, elementId: string | null): boolean {
  if (files.some(({ refusal, packed }) => refusal !== null || packed)) return true;
  // The reason why an archive isn't opened may make the person send its files instead. Nothing is known about a damaged
  // one.
  if (files.some(({ kept }) => kept && kept !== 'UNREADABLE')) return true;
  if (files.length < 2) return false;
  return files.some(({ path }) => path.includes('/')) || (elementId === null && fit());
}

const matchesRequests = (files: readonly PlanFile[], targets: Parameters<typeof proposePlacements>[1]): boolean =>
  [...proposePlacements(files, targets).values()].some(({ place, alike }) => place !== SHOEBOX || alike.length > 0);

const startedQuestions = new WeakSet<object>();

/** Nothing is to be decided, so each file goes where it was dropped. */
async function sendAll(files: readonly PlanFile[], question: UploadQuestion<FilesToPlan, void>): Promise<void> {
  if (startedQuestions.has(question)) return;
  startedQuestions.add(question);
  const known = new Map<string, File>();
  const { broken } = await extractFiles(files, known, new AbortController().signal, () => undefined);
  const origins = new Set(files.flatMap((file) => (broken.has(file.id) ? (archiveOf(file)?.origin ?? []) : [])));
  for (const { source, name } of origins) {
    reportUnopenedArchive(name, 'UNREADABLE');
    if ('file' in source) startUpload(source.file, question.asked.target);
  }
  for (const file of files) {
    if (file.kept) reportUnopenedArchive(file.name, file.kept);
    const content = known.get(file.id);
    if (content) startUpload(content, question.asked.target, archiveOf(file) !== null);
  }
  question.goOn();
}
