import type { LucideIcon } from 'lucide-react';
import type { Thread } from '@/api/messaging/threads';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { audienceIcons } from '../composer/audience/audience-icons';

/** The number of people in the name of a thread without a subject. */
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

/** The audience of a thread, the first thing to know before writing. */
export interface ThreadKind {
  words: string;
  icon: LucideIcon;
  /** Not visible to everyone on the loan. */
  closed: boolean;
}

/** Returns the audience of a thread. */
export function threadKind(thread: Pick<Thread, 'locked' | 'lendingTeam' | 'general' | 'title'>): ThreadKind {
  const { EVERYONE, LENDING_TEAM, MEMBERS, PRIVATE } = audienceIcons;
  if (thread.locked) return { words: text('audience-private'), icon: PRIVATE, closed: true };
  if (thread.lendingTeam) return { words: text('lending-team-thread'), icon: LENDING_TEAM, closed: true };
  if (thread.title || thread.general) return { words: text('audience-everyone'), icon: EVERYONE, closed: false };
  return { words: text('audience-members'), icon: MEMBERS, closed: true };
}
