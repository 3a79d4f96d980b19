import { useState } from 'react';
import { toast } from 'sonner';
import { wordsFor } from '@/api/problem';
import { keepFile } from '@/lib/keep-file';

/** Saves a list as a file for spreadsheets, once at a time, and says when it is there or why not. */
export function useSpreadsheet(name: string, fetchFile: () => Promise<Blob>) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      keepFile(await fetchFile(), name);
      toast.success(`${name} downloaded`);
    } catch (error) {
      toast.error(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
