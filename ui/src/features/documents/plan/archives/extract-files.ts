import { type PlanArchive, type PlanFile, needsPassword } from '../plan-file';

/** The extracted files by their id in the plan, and what prevented extraction. */
export interface ExtractedFiles {
  files: ReadonlyMap<string, File>;
  /** The files that can't be extracted, and why. */
  broken: ReadonlyMap<string, string>;
  /** A file with a different password. */
  locked: { file: PlanFile; opened: PlanArchive; place: number } | null;
}

const damaged = 'Damaged, so it can’t be extracted from the archive';

/** Extracts the files to send from their archives, each once; `known` holds files extracted before. */
export async function extractFiles(
  files: readonly PlanFile[],
  known: Map<string, File>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ExtractedFiles> {
  const broken = new Map<string, string>();
  for (const [nth, file] of files.entries()) {
    if (signal.aborted) break;
    if (known.has(file.id)) continue;
    if ('file' in file.source) {
      known.set(file.id, file.source.file);
      continue;
    }
    const { opened, place } = file.source;
    // A file that fails to extract doesn't affect the others.
    const content = await opened.archive.content(place).catch(() => 'UNREADABLE' as const);
    if (typeof content !== 'string') known.set(file.id, new File([content], file.name));
    else if (needsPassword(content)) return { files: known, broken, locked: { file, opened, place } };
    else broken.set(file.id, damaged);
    onProgress(nth + 1);
  }
  return { files: known, broken, locked: null };
}
