import type { NeedsListElement } from '@/api/elements';
import { type RuleAnswer, rule } from '@/rules/rule';

/** The kinds of people an element is assigned to. */
export type AvatarMode = RuleAnswer<'assignmentAvatar'>;

/** How many names are said before the rest is a number. */
const namedAtMost = 4;

/** To what kinds of people an element is assigned, and their names; links assign nobody. */
export function assignment({ sharedInfo }: NeedsListElement): { mode: AvatarMode; names: string } {
  if (sharedInfo.length === 0) return { mode: 'DEFAULT', names: '' };
  const users = new Map(sharedInfo.map(({ sharedWithUser: user }) => [user.id, user]));
  const names = rule('assignees', { sharedInfo }).map((id) => rule('displayName', users.get(id) ?? {}));
  const rest = names.length - namedAtMost;
  const said = names.slice(0, namedAtMost).join(', ');
  return { mode: rule('assignmentAvatar', { sharedInfo }), names: rest > 0 ? `${said} and ${rest} more` : said };
}
