import { type Opened, type PlanFile, needsPassword } from '../plan-file';

/** Files as they are sent, by the id in the plan, or what stands in the way. */
export interface TakenOut {
  files: ReadonlyMap<string, File>;
  /** Those that can't be unpacked, and why. */
  broken: ReadonlyMap<string, string>;
  /** One whose password is another one. */
  locked: { file: PlanFile; opened: Opened; place: number } | null;
}

const damaged = 'Damaged, so it can’t be extracted from the archive';

/** Takes what is to be sent out of its archives, each file once; what was taken out before is in `known`. */
export async function takeOut(
  files: readonly PlanFile[],
  known: Map<string, File>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<TakenOut> {
  const broken = new Map<string, string>();
  for (const [nth, file] of files.entries()) {
    if (signal.aborted) break;
    if (known.has(file.id)) continue;
    if ('file' in file.source) {
      known.set(file.id, file.source.file);
      continue;
    }
    const { opened, place } = file.source;
    // What the tools fail at is no reason to lose the others.
    const content = await opened.archive.content(place).catch(() => 'UNREADABLE' as const);
    if (typeof content !== 'string') known.set(file.id, new File([content], file.name));
    else if (needsPassword(content)) return { files: known, broken, locked: { file, opened, place } };
    else broken.set(file.id, damaged);
    onProgress(nth + 1);
  }
  return { files: known, broken, locked: null };
}
