import type { NeedsListElement } from '@/api/elements';

/** The place outside of all folders. */
export const TOP = 'top';

/** Where something can stand. */
export interface FolderPlace {
  /** The folder's, or `TOP`. */
  id: string;
  name: string;
  depth: number;
  /** All folders on the way to it, and its own name. */
  way: string;
}

/** The top of the list and every folder, in the order of the list. */
export function folderPlaces(byId: ReadonlyMap<string, NeedsListElement>): FolderPlace[] {
  const places = new Map<string, FolderPlace>();
  for (const { id, parentId, name, storageType } of byId.values()) {
    if (storageType !== 'FOLDER') continue;
    const outer = parentId ? places.get(parentId) : undefined;
    places.set(id, { id, name, depth: outer ? outer.depth + 1 : 1, way: outer ? `${outer.way} / ${name}` : name });
  }
  return [{ id: TOP, name: 'Top level', depth: 0, way: 'Top level' }, ...places.values()];
}
