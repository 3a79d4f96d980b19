import { queryClient } from '@/api/query-client';
import { closeStorage } from '@/api/session/storage-key';
import { announceSignOut } from '@/api/session/tabs';
import { clearTypedDrafts } from '@/lib/storage/typed-drafts';
import { eraseAllStorage } from '@/lib/storage/erase-storage';

const loadSignOutSteps = () => import('@/features/messaging/composer/drafts/save-before-sign-out');

/** Clears this tab's memory of what the user wrote and saw. */
export async function clearTabMemory(): Promise<void> {
  const { stopAutosaves } = await loadSignOutSteps();
  stopAutosaves();
  closeStorage();
  clearTypedDrafts();
  queryClient.clear();
}

/** Stores the latest text of unsent messages in this browser before another user's page replaces this one. */
export async function saveUnsentCopies(): Promise<void> {
  const { writeBrowserCopies } = await loadSignOutSteps();
  await writeBrowserCopies();
}

/** Erases a signed-out user's data from this browser and closes the user's other tabs. */
export async function clearUserData(userId: string): Promise<void> {
  await clearTabMemory();
  announceSignOut(userId);
  await eraseAllStorage();
}
