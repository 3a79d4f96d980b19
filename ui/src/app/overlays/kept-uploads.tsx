import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '@/api/current-user';

/** The screen comes first. */
const laterMs = 1_500;

const resume = async (userId: string) => (await import('./resume-uploads')).resumeUploads(userId);

/** Goes on with the uploads that were under way when the page was loaded anew. */
export function KeptUploads() {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    const later = setTimeout(() => void resume(userId), laterMs);
    return () => clearTimeout(later);
  }, [userId]);
  return null;
}
