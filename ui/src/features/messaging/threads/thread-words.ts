import type { LucideIcon } from 'lucide-react';
import type { Thread } from '@/api/messaging/reading';
import { audienceIcons } from '@/parts/composer/audience/audience-icons';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

/** How many people a thread without a subject is named after. */
const named = 2;

/** What a thread is called: its subject, or the people one writes to in it. */
export function threadName({ title, users }: Pick<Thread, 'title' | 'users'>, viewerId: string): string {
  if (title) return title;
  const names = users.filter(({ user }) => user.id !== viewerId).map(({ user }) => rule('displayName', user));
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
