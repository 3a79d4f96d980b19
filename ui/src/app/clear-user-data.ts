import { queryClient } from '@/api/query-client';
import { closeStorage } from '@/api/session/storage-key';
import { announceLeft } from '@/api/session/tabs';
import { forgetDrafts } from '@/lib/storage/typed-drafts';
import { eraseKept } from '@/lib/storage/erase-storage';

const signingOut = () => import('@/features/messaging/composer/drafts/save-before-sign-out');

/** Clears this tab's memory of what the user wrote and saw. */
export async function forgetInTab(): Promise<void> {
  const { abandonWritings } = await signingOut();
  abandonWritings();
  closeStorage();
  forgetDrafts();
  queryClient.clear();
}

/** Stores the latest text of unsent messages in this browser before another user's page replaces this one. */
export async function copyUnsent(): Promise<void> {
  const { copyWritings } = await signingOut();
  await copyWritings();
}

/** Erases a signed-out user's data from this browser and closes the user's other tabs. */
export async function leaveBrowser(userId: string): Promise<void> {
  await forgetInTab();
  announceLeft(userId);
  await eraseKept();
}
