import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { rule } from '@/rules/rule';

/** A request that a document can be filed to. */
export interface RequestTarget {
  id: string;
  name: string;
  /** The names of its folders, outermost first. */
  path: string[];
  answered: boolean;
  /** The names of its assignees. */
  people: string[];
  /** Why nothing can be filed to it now; `null` if it accepts documents. */
  refusal: string | null;
}

/** Returns the requests of a needs list in its order, and by the shared rule whether each takes another document. */
export function requestTargets(elements: readonly NeedsListElement[], viewer: RoleGroup): RequestTarget[] {
  const byId = new Map(elements.map((element) => [element.id, element]));
  return elements
    .filter(({ storageType }) => storageType === 'FILE')
    .map((element) => ({
      id: element.id,
      name: element.name,
      path: pathTo(element.parentId, byId),
      answered: Boolean(element.answer),
      people: peopleOf(element),
      refusal: refusalOf(element, viewer),
    }));
}

function peopleOf({ sharedInfo }: NeedsListElement): string[] {
  if (sharedInfo.length === 0) return [];
  const users = new Map(sharedInfo.map(({ sharedWithUser }) => [sharedWithUser.id, sharedWithUser]));
  return rule('assignees', { sharedInfo }).map((id) => rule('displayName', users.get(id) ?? {}));
}

function refusalOf({ storageType, reviewState, answer }: NeedsListElement, viewer: RoleGroup): string | null {
  const step = 'SUBMIT';
  const outcome = rule('reviewStep', { viewer, storageType, reviewState, hasAnswer: Boolean(answer), step });
  return outcome.violations[0]?.message ?? null;
}

function pathTo(folderId: string | null | undefined, byId: ReadonlyMap<string, NeedsListElement>): string[] {
  const path: string[] = [];
  const seen = new Set<string>();
  for (
    let folder = byId.get(folderId ?? '');
    folder && !seen.has(folder.id);
    folder = byId.get(folder.parentId ?? '')
  ) {
    seen.add(folder.id);
    path.unshift(folder.name);
  }
  return path;
}

/** Returns the folder path of a request, and its assignees if several requests have the same name. */
export function targetLocation(target: RequestTarget, targets: readonly RequestTarget[]): string {
  const people = duplicateNames(targets).has(target.name) && target.people.join(', ');
  return [target.path.join(' › '), people].filter(Boolean).join(' · ');
}

const known = new WeakMap<readonly RequestTarget[], ReadonlySet<string>>();

/** Returns the names that several requests share. Cached per list, which may have thousands of requests. */
function duplicateNames(targets: readonly RequestTarget[]): ReadonlySet<string> {
  const before = known.get(targets);
  if (before) return before;
  const seen = new Set<string>();
  const several = new Set<string>();
  for (const { name } of targets) (seen.has(name) ? several : seen).add(name);
  known.set(targets, several);
  return several;
}

/** Returns the requests whose name, folders or people match the search text. */
export function filterTargets(targets: readonly RequestTarget[], typed: string): RequestTarget[] {
  const sought = typed.trim().toLocaleLowerCase();
  return targets.filter(({ name, path, people }) =>
    [...path, name, ...people].join(' ').toLocaleLowerCase().includes(sought),
  );
}
