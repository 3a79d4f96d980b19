import { type LucideIcon, Lock, ShieldHalf, User, Users } from 'lucide-react';
import type { MessageAudience } from '@/api/messaging/compose';

/** The icon of each audience, the same for threads and messages. */
export const audienceIcons: Record<MessageAudience['scope'], LucideIcon> = {
  EVERYONE: Users,
  LENDING_TEAM: ShieldHalf,
  MEMBERS: User,
  PRIVATE: Lock,
};
