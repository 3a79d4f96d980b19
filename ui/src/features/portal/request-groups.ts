import type { NeedsListElement } from '@/api/elements';
import type { RuleInput } from '@/rules/rule';

/** The requests of one folder. */
export interface RequestGroup {
  id: string;
  /** The names of its folders, outermost first; empty at the top level. */
  path: string[];
  requests: NeedsListElement[];
}

type ElementsById = ReadonlyMap<string, NeedsListElement>;

const byIds = new WeakMap<readonly NeedsListElement[], ElementsById>();

/** Returns the elements by id, cached per list. */
function elementsById(elements: readonly NeedsListElement[]): ElementsById {
  const known = byIds.get(elements) ?? new Map(elements.map((element) => [element.id, element]));
  byIds.set(elements, known);
  return known;
}

/** Groups the named requests by folder, in the order of the list. */
export function requestGroups(elements: readonly NeedsListElement[], ids: readonly string[]): RequestGroup[] {
  const byId = elementsById(elements);
  const groups = new Map<string, RequestGroup>();
  for (const request of ids.flatMap((id) => byId.get(id) ?? [])) {
    const id = request.parentId ?? '';
    const group = groups.get(id) ?? { id, path: pathTo(id, byId), requests: [] };
    group.requests.push(request);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** Returns a request with its searchable names: its own and those of its folders. */
export function namesOf(
  elements: readonly NeedsListElement[],
  { id, name, parentId }: NeedsListElement,
): RuleInput<'findRequests'>['requests'][number] {
  return { id, names: [...pathTo(parentId ?? '', elementsById(elements)), name] };
}

function pathTo(id: string, byId: ElementsById): string[] {
  const path: string[] = [];
  const seen = new Set<string>();
  for (let folder = byId.get(id); folder && !seen.has(folder.id); folder = byId.get(folder.parentId ?? '')) {
    seen.add(folder.id);
    path.unshift(folder.name);
  }
  return path;
}
