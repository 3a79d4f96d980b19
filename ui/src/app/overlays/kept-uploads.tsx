import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '@/api/current-user';
import { takeUpKept } from '@/parts/documents/queue/uploads';

/** The screen comes first. */
const laterMs = 1_500;

/** Goes on with the uploads that were under way when the page was loaded anew. */
export function KeptUploads() {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    const later = setTimeout(() => void takeUpKept(userId), laterMs);
    return () => clearTimeout(later);
  }, [userId]);
  return null;
}
