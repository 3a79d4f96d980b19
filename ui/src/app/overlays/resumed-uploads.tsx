import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '@/api/current-user';
import { uploadList } from '@/features/documents';

/** The screen loads first. */
const startDelayMs = 1_500;

async function resumeUploads(userId: string): Promise<void> {
  const [{ resumeStoredUploads }] = await Promise.all([
    import('@/features/documents/queue/storage/resume-uploads'),
    // Attaches files that were uploaded for a message to its draft.
    import('@/features/messaging/composer/files/attach-uploads'),
  ]);
  await resumeStoredUploads(uploadList, userId);
}

/** Resumes the uploads that were running when the page was reloaded. */
export function ResumedUploads() {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    const later = setTimeout(() => void resumeUploads(userId), startDelayMs);
    return () => clearTimeout(later);
  }, [userId]);
  return null;
}
