import type { ComponentProps } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { BellButton } from '@/features/notifications';
import { useNoticeEvents } from '@/features/realtime';

/** The notification bell, updated by realtime events and by reading on other devices. */
export function LiveBell(props: ComponentProps<typeof BellButton>) {
  useNoticeEvents(useCurrentUser().id);
  return <BellButton {...props} />;
}
