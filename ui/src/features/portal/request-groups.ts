import type { NeedsListElement } from '@/api/elements';

/** The requests of one folder. */
export interface RequestGroup {
  id: string;
  /** The folders on the way to it, outermost first; empty at the top. */
  path: string[];
  requests: NeedsListElement[];
}

/** The named requests under the folder they stand in, in the order of the list. */
export function requestGroups(elements: readonly NeedsListElement[], ids: readonly string[]): RequestGroup[] {
  const byId = new Map(elements.map((element) => [element.id, element]));
  const groups = new Map<string, RequestGroup>();
  for (const request of ids.flatMap((id) => byId.get(id) ?? [])) {
    const id = request.parentId ?? '';
    const group = groups.get(id) ?? { id, path: pathTo(id, byId), requests: [] };
    group.requests.push(request);
    groups.set(id, group);
  }
  return [...groups.values()];
}

function pathTo(id: string, byId: ReadonlyMap<string, NeedsListElement>): string[] {
  const path: string[] = [];
  const seen = new Set<string>();
  for (let folder = byId.get(id); folder && !seen.has(folder.id); folder = byId.get(folder.parentId ?? '')) {
    seen.add(folder.id);
    path.unshift(folder.name);
  }
  return path;
}
