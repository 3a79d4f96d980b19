import type { NeedsListElement } from '@/api/elements';
import { type RuleAnswer, rule } from '@/rules/rule';

/** The roles of an element's assignees. */
export type AvatarMode = RuleAnswer<'assignmentAvatar'>;

/** The maximum number of names before the rest is a number. */
const maxNames = 4;

/** Returns the other assignees of a request, with the viewer as "you"; `null` if there are none. */
export function sharedAssigneeWords({ sharedInfo }: NeedsListElement, viewerId: string): string | null {
  const users = new Map(sharedInfo.map(({ sharedWithUser: user }) => [user.id, user]));
  const ids = rule('assignees', { sharedInfo });
  const others = ids.filter((id) => id !== viewerId).map((id) => rule('displayName', users.get(id) ?? {}));
  if (others.length === 0) return null;
  return ids.includes(viewerId) ? `For you and ${others.join(', ')}` : `For ${others.join(', ')}`;
}

/** Returns the roles and names of an element's assignees; links assign no one. */
export function describeAssignees({ sharedInfo }: NeedsListElement): { mode: AvatarMode; names: string } {
  if (sharedInfo.length === 0) return { mode: 'DEFAULT', names: '' };
  const users = new Map(sharedInfo.map(({ sharedWithUser: user }) => [user.id, user]));
  const names = rule('assignees', { sharedInfo }).map((id) => rule('displayName', users.get(id) ?? {}));
  const rest = names.length - maxNames;
  const said = names.slice(0, maxNames).join(', ');
  return { mode: rule('assignmentAvatar', { sharedInfo }), names: rest > 0 ? `${said} and ${rest} more` : said };
}
