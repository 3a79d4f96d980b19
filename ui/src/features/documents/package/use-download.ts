import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { wordsFor } from '@/api/problem';
import { withActingUser } from '@/api/session/acting-user';
import { downloadFrom } from '@/lib/keep-file';
import { rule } from '@/rules/rule';
import { type PackageWish, askForPackage } from './api';

/** What was taken along is new no more: that is looked at after so many milliseconds, when most archives have arrived. */
const soon = 5_000;

/** Downloads documents as one archive: the server says first whether it can, then the browser fetches it to the disk. */
export function useDownload(loanId: string) {
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const start = async (wish: PackageWish) => {
    setAsking(true);
    try {
      const { id, documents } = await askForPackage(loanId, wish);
      downloadFrom(withActingUser(`/v1/loans/${loanId}/package/download?ticket=${id}`));
      setTimeout(() => void cache.invalidateQueries({ queryKey: keys.packageChanges(loanId) }), soon);
      const count = rule('countLabel', { count: documents, noun: 'FILE' });
      toast.success(`Downloading ${count}. Your browser shows the progress.`);
    } catch (error) {
      toast.error(wordsFor(error));
    } finally {
      setAsking(false);
    }
  };
  return { asking, start };
}
