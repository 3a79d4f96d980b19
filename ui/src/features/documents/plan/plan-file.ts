import type { ZipRefusal, ZipWithin, OpenArchive } from '@/rules/documents';

/** An archive that is open for as long as the plan is looked at. */
export interface Opened {
  archive: OpenArchive;
  /** The path under which its files stand. */
  path: string;
  /** What it is as a file, if it isn't to be taken apart after all. */
  origin: PlanFile;
  /** What was opened of the outermost around it so far; one for all archives in there. */
  within: ZipWithin;
  depth: number;
}

/** Where the bytes of a file are. */
export type Source = { file: File } | { opened: Opened; place: number };

/** A file that is looked at before it is sent. */
export interface PlanFile {
  id: string;
  name: string;
  /** Its name behind its folders, those of the archive too. */
  path: string;
  size: number;
  /** Why it can't be taken. */
  refusal: string | null;
  /** It is an archive that goes up as it is: why it isn't opened. */
  kept?: ZipRefusal;
  /** It is an archive in an archive, which can be opened on. */
  packed: boolean;
  source: Source;
}

/** The archive that a file lies in. */
export const archiveOf = ({ source }: PlanFile): Opened | null => ('opened' in source ? source.opened : null);

/** Whether a file lies in an archive, or in one that lies in there. */
export function liesIn(file: PlanFile, opened: Opened): boolean {
  for (let at = archiveOf(file); at; at = archiveOf(at.origin)) if (at === opened) return true;
  return false;
}

/** Whether a password is what is missing. */
export const needsPassword = (refusal: ZipRefusal): boolean =>
  refusal === 'PASSWORD_REQUIRED' || refusal === 'PASSWORD_WRONG';

/** A name as it may be shown: marks that turn the direction of writing are seen rather than obeyed. */
export const shownName = (name: string): string =>
  name.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
