import { list } from '@/parts/documents/queue/uploads';
// What was for a message finds its draft.
import '@/parts/composer/files/arriving';

/** Goes on with what this person's uploads were when the page was loaded anew. */
export async function resumeUploads(userId: string): Promise<void> {
  const { takeUp } = await import('@/parts/documents/queue/kept/take-up');
  await takeUp(list, userId);
}
