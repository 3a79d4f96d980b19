import { type LucideIcon, Lock, ShieldHalf, User, Users } from 'lucide-react';
import type { MessageAudience } from '@/api/messaging/compose';

/** The icon of each audience, the same wherever a thread or a message is shown. */
export const audienceIcons: Record<MessageAudience['scope'], LucideIcon> = {
  EVERYONE: Users,
  LENDING_TEAM: ShieldHalf,
  MEMBERS: User,
  PRIVATE: Lock,
};
