import { useCallback, useEffect, useRef, useState } from 'react';
import { unopenedReason } from './unopened-reasons';
import { openChosenFiles, openNestedArchive } from './open-archives';
import { type PlanArchive, type PlanFile, archiveOf, isInArchive, needsPassword, safeDisplayName } from '../plan-file';

/** The files of the plan, and the archives held open for it. */
export interface PlanFiles {
  /** `null` while archives are being opened. */
  files: readonly PlanFile[] | null;
  /** The archives that need a password. */
  locked: readonly PlanArchive[];
  /** Tries a password for an archive, or for one file of it; resolves to whether it is correct. */
  unlock: (opened: PlanArchive, password: string, place?: number) => Promise<boolean>;
  /** Opens a nested archive; resolves to why it can't be opened, or to `null`. */
  look: (file: PlanFile) => Promise<string | null>;
  /** Uploads an archive unopened. */
  keepPacked: (opened: PlanArchive) => void;
  /** Marks files as unreadable. */
  refuse: (reasons: ReadonlyMap<string, string>) => void;
}

/**
 * Opens the archives among the files once, with emails where they are accepted, and holds them until the plan closes.
 */
export function usePlanFiles(chosen: readonly File[], mails: boolean): PlanFiles {
  const [files, setFiles] = useState<readonly PlanFile[] | null>(null);
  const [unlocked, setUnlocked] = useState<ReadonlySet<PlanArchive>>(new Set());
  const archives = useRef<PlanArchive[]>([]);

  useEffect(() => {
    const opened: PlanArchive[] = [];
    let gone = false;
    archives.current = opened;
    void openChosenFiles(chosen, opened, mails).then((all) => {
      if (gone) closeArchives(opened);
      else setFiles(all);
    });
    return () => {
      gone = true;
      closeArchives(opened);
    };
  }, [chosen, mails]);

  const unlock = useCallback(async (opened: PlanArchive, password: string, place?: number) => {
    const refusal = await opened.archive.unlock(password, place).catch(() => 'UNREADABLE' as const);
    if (refusal === null) setUnlocked((before) => new Set([...before, opened]));
    return refusal === null;
  }, []);

  const look = useCallback(
    async (file: PlanFile) => {
      const inside = await openNestedArchive(file, archives.current, mails).catch(() => 'UNREADABLE' as const);
      if (typeof inside === 'string') {
        if (needsPassword(inside)) return `Enter the password for “${archiveOf(file)?.origin.name}” first.`;
        return `“${safeDisplayName(file.name)}” will be sent as is. ${unopenedReason(inside)}.`;
      }
      setFiles((all) => all?.flatMap((each) => (each.id === file.id ? inside : [each])) ?? null);
      return null;
    },
    [mails],
  );

  const keepPacked = useCallback((opened: PlanArchive) => {
    setFiles((all) => {
      const at = all?.findIndex((file) => isInArchive(file, opened)) ?? -1;
      const others = all?.filter((file) => !isInArchive(file, opened)) ?? [];
      return at < 0 ? all : others.toSpliced(at, 0, opened.origin);
    });
  }, []);

  const refuse = useCallback((reasons: ReadonlyMap<string, string>) => {
    setFiles((all) => all?.map((file) => ({ ...file, refusal: reasons.get(file.id) ?? file.refusal })) ?? null);
  }, []);

  const shown = new Set(files?.flatMap((file) => archiveOf(file) ?? []));
  const locked = [...shown].filter((opened) => opened.archive.reading.locked && !unlocked.has(opened));
  return { files, locked, unlock, look, keepPacked, refuse };
}

function closeArchives(opened: readonly PlanArchive[]): void {
  for (const { archive } of opened) archive.close();
}
