import type { HandIn, TrayFile } from './api';

/** What came together. */
export interface Group {
  handIn: HandIn;
  files: TrayFile[];
}

/** The files of a page, by what they came with, in their order. */
export function byHandIn(files: readonly TrayFile[]): Group[] {
  const groups = new Map<string, Group>();
  for (const file of files) {
    const group = groups.get(file.handIn.id) ?? { handIn: file.handIn, files: [] };
    group.files.push(file);
    groups.set(file.handIn.id, group);
  }
  return [...groups.values()];
}
