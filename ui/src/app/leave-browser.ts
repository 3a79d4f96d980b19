import { queryClient } from '@/api/query-client';
import { closeStorage } from '@/api/session/storage-key';
import { announceLeft } from '@/api/session/tabs';
import { forgetDrafts } from '@/lib/kept/drafts';
import { eraseKept } from '@/lib/kept/erase';

const signingOut = () => import('@/features/messaging/composer/drafts/signing-out');

/** Forgets in this tab what the person wrote and saw. */
export async function forgetInTab(): Promise<void> {
  const { abandonWritings } = await signingOut();
  abandonWritings();
  closeStorage();
  forgetDrafts();
  queryClient.clear();
}

/** Writes the last letters of unsent messages into this browser's storage, before another user's page replaces this one. */
export async function copyUnsent(): Promise<void> {
  const { copyWritings } = await signingOut();
  await copyWritings();
}

/** Erases all data of a user who signed out from this browser, and makes the user's other tabs leave. */
export async function leaveBrowser(userId: string): Promise<void> {
  await forgetInTab();
  announceLeft(userId);
  await eraseKept();
}
