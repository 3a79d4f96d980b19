import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { messageFor } from '@/api/problem';
import { rule } from '@/rules/rule';
import { type PackageSelection, requestCombinedPdf, pdfsQuery } from './api';

/** Returns the combined PDFs that the person requested, and a function that requests another. */
export function usePdfs(loanId: string) {
  const cache = useQueryClient();
  const query = useQuery(pdfsQuery(loanId));
  const [asking, setAsking] = useState(false);
  /** Requests a PDF; resolves to whether it is being created. */
  const ask = async (wish: PackageSelection): Promise<boolean> => {
    setAsking(true);
    try {
      const pdf = await requestCombinedPdf(loanId, wish);
      const count = rule('countLabel', { count: pdf.documents, noun: 'FILE' });
      toast.success(`Creating one PDF from ${count}. You can leave this page and come back for it.`);
      await cache.invalidateQueries({ queryKey: keys.packagePdfs(loanId) });
      return true;
    } catch (error) {
      toast.error(messageFor(error));
      return false;
    } finally {
      setAsking(false);
    }
  };
  return { pdfs: query.data ?? [], asking, ask };
}
