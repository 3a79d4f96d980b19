import type { ComponentProps } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { BellButton } from '@/features/notifications';
import { useNoticeEvents } from '@/features/realtime';

/** The bell, which hears of what happens elsewhere and of what is read on other devices. */
export function LiveBell(props: ComponentProps<typeof BellButton>) {
  useNoticeEvents(useCurrentUser().id);
  return <BellButton {...props} />;
}
