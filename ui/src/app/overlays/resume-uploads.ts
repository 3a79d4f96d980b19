import { list } from '@/features/documents/queue/uploads';
// What was for a message finds its draft.
import '@/features/messaging/composer/files/arriving';

/** Goes on with what this person's uploads were when the page was loaded anew. */
export async function resumeUploads(userId: string): Promise<void> {
  const { takeUp } = await import('@/features/documents/queue/kept/take-up');
  await takeUp(list, userId);
}
