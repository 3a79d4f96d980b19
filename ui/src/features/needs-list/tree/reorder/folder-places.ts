import type { NeedsListElement } from '@/api/elements';

/** The id of the top level. */
export const TOP = 'top';

/** A possible parent. */
export interface FolderPlace {
  /** The folder's id, or `TOP`. */
  id: string;
  name: string;
  depth: number;
  /** The path of the folder, including its own name. */
  way: string;
}

/** Returns the top level and every folder, in the order of the list. */
export function folderPlaces(byId: ReadonlyMap<string, NeedsListElement>): FolderPlace[] {
  const places = new Map<string, FolderPlace>();
  for (const { id, parentId, name, storageType } of byId.values()) {
    if (storageType !== 'FOLDER') continue;
    const outer = parentId ? places.get(parentId) : undefined;
    places.set(id, { id, name, depth: outer ? outer.depth + 1 : 1, way: outer ? `${outer.way} / ${name}` : name });
  }
  return [{ id: TOP, name: 'Top level', depth: 0, way: 'Top level' }, ...places.values()];
}
