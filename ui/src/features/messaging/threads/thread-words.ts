import type { LucideIcon } from 'lucide-react';
import type { Thread } from '@/api/messaging/reading';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { audienceIcons } from '../composer/audience/audience-icons';

/** How many people a thread without a subject is named after. */
const named = 2;

/** Returns a thread's name: its subject, or its people and addresses. */
export function threadName(
  { title, users, emailParticipants }: Pick<Thread, 'title' | 'users' | 'emailParticipants'>,
  viewerId: string,
): string {
  if (title) return title;
  const names = [
    ...users.filter(({ user }) => user.id !== viewerId).map(({ user }) => rule('displayName', user)),
    ...emailParticipants.map(({ address }) => address),
  ];
  if (names.length === 0) return text('audience-only-you');
  const more = names.length - named;
  return [...names.slice(0, named), ...(more > 0 ? [text('more-chips', { count: String(more) })] : [])].join(', ');
}

/** Who reads along: the first thing to know before one writes. */
export interface ThreadKind {
  words: string;
  icon: LucideIcon;
  /** Not everybody on the loan reads along. */
  closed: boolean;
}

/** Who reads along in a thread. */
export function threadKind(thread: Pick<Thread, 'locked' | 'lendingTeam' | 'general' | 'title'>): ThreadKind {
  const { EVERYONE, LENDING_TEAM, MEMBERS, PRIVATE } = audienceIcons;
  if (thread.locked) return { words: text('audience-private'), icon: PRIVATE, closed: true };
  if (thread.lendingTeam) return { words: text('lending-team-thread'), icon: LENDING_TEAM, closed: true };
  if (thread.title || thread.general) return { words: text('audience-everyone'), icon: EVERYONE, closed: false };
  return { words: text('audience-members'), icon: MEMBERS, closed: true };
}
