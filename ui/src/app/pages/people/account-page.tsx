import { AccountScreen } from '@/features/identity/screens/account-screen';
import { NoticeSettings } from '@/features/notifications';

/** The user's account, including notification settings. */
export function AccountPage() {
  return <AccountScreen notices={<NoticeSettings />} />;
}
