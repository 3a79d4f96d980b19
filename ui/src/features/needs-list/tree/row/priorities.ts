import type { PriorityType } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { type PriorityChoice, rule } from '@/rules/rule';

const menus = new Map<RoleGroup, PriorityChoice[]>();
const indicators = new Map<string, PriorityChoice | null>();

/** Returns the priority menu for this viewer role, cached. */
export function priorityMenu(viewer: RoleGroup): PriorityChoice[] {
  const known = menus.get(viewer) ?? rule('priorityChoices', { viewer });
  menus.set(viewer, known);
  return known;
}

/** Returns the priority indicator for this viewer role, cached per priority. */
export function priorityIndicator(viewer: RoleGroup, priorityType: PriorityType): PriorityChoice | null {
  const key = `${viewer} ${priorityType}`;
  const known = indicators.has(key) ? indicators.get(key) : rule('priorityIndicator', { viewer, priorityType });
  indicators.set(key, known ?? null);
  return known ?? null;
}
