import type { ZipRefusal, ZipWithin, OpenArchive } from '@/rules/documents';

/** An archive that stays open while the plan is shown. */
export interface PlanArchive {
  archive: OpenArchive;
  /** The path prefix of its files. */
  path: string;
  /** The archive as a plain file, for uploading it unopened. */
  origin: PlanFile;
  /** The extraction state of the outermost archive, shared by all archives nested in it. */
  within: ZipWithin;
  depth: number;
}

/** Where the bytes of a file come from. */
export type PlanFileSource = { file: File } | { opened: PlanArchive; place: number };

/** A file of the plan. */
export interface PlanFile {
  id: string;
  name: string;
  /** Its path, including the folders of its archive. */
  path: string;
  size: number;
  /** Why it can't be uploaded; `null` if it can. */
  refusal: string | null;
  /** Why this archive isn't opened; it is uploaded as is. */
  kept?: ZipRefusal;
  /** Whether it is a nested archive that can be opened. */
  packed: boolean;
  source: PlanFileSource;
}

/** Returns the archive that contains a file. */
export const archiveOf = ({ source }: PlanFile): PlanArchive | null => ('opened' in source ? source.opened : null);

/** Whether a file is in an archive, directly or in a nested one. */
export function isInArchive(file: PlanFile, opened: PlanArchive): boolean {
  for (let at = archiveOf(file); at; at = archiveOf(at.origin)) if (at === opened) return true;
  return false;
}

/** Whether only a password is missing. */
export const needsPassword = (refusal: ZipRefusal): boolean =>
  refusal === 'PASSWORD_REQUIRED' || refusal === 'PASSWORD_WRONG';

/** Returns a name that is safe to show: characters that change the text direction are made visible. */
export const safeDisplayName = (name: string): string =>
  name.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
