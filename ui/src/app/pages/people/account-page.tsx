import { AccountScreen } from '@/features/identity/screens/account-screen';
import { NoticeSettings } from '@/features/notifications';

/** One's own account, with what comes to one's bell. */
export function AccountPage() {
  return <AccountScreen notices={<NoticeSettings />} />;
}
