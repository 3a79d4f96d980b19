import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { messageFor } from '@/api/problem';
import { withActingUser } from '@/api/session/acting-user';
import { downloadFromUrl } from '@/lib/download-file';
import { rule } from '@/rules/rule';
import { type PackageSelection, requestPackageTicket } from './api';

/**
 * How long after a download the changes are fetched again, in milliseconds: most archives have been downloaded by then.
 */
const changesDelayMs = 5_000;

/**
 * Returns a function that downloads documents as one archive. The server first checks the request; then the browser
 * saves the stream to disk.
 */
export function useDownload(loanId: string) {
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const start = async (wish: PackageSelection) => {
    setAsking(true);
    try {
      const { id, documents } = await requestPackageTicket(loanId, wish);
      downloadFromUrl(withActingUser(`/v1/loans/${loanId}/package/download?ticket=${id}`));
      setTimeout(() => void cache.invalidateQueries({ queryKey: keys.packageChanges(loanId) }), changesDelayMs);
      const count = rule('countLabel', { count: documents, noun: 'FILE' });
      toast.success(`Downloading ${count}. Your browser shows the progress.`);
    } catch (error) {
      toast.error(messageFor(error));
    } finally {
      setAsking(false);
    }
  };
  return { asking, start };
}
