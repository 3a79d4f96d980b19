import { type LucideIcon, Hash, Lock, ShieldHalf, User, Users } from 'lucide-react';
import type { Thread } from '@/api/messaging/reading';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

/** How many people a thread without a subject is named after. */
const named = 2;

/** What a thread is called: its subject, or the people one writes to in it. */
export function threadName({ title, users }: Pick<Thread, 'title' | 'users'>, viewerId: string): string {
  if (title) return title;
  const names = users.filter(({ user }) => user.id !== viewerId).map(({ user }) => rule('displayName', user));
  if (names.length === 0) return 'Only you';
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
  if (thread.locked) return { words: 'Private', icon: Lock, closed: true };
  if (thread.lendingTeam) return { words: 'Lenders only', icon: ShieldHalf, closed: true };
  if (thread.general) return { words: 'Everyone on the loan', icon: Users, closed: false };
  if (!thread.title) return { words: 'Only the people in it', icon: User, closed: true };
  return { words: 'Everyone on the loan', icon: Hash, closed: false };
}
