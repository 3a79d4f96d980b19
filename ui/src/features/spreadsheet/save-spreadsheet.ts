import { toast } from 'sonner';
import { wordsFor } from '@/api/problem';
import { keepFile } from '@/lib/keep-file';

/** Saves a list as a file for spreadsheets, and says when it is there or why not. */
export async function saveSpreadsheet(name: string, fetchFile: () => Promise<Blob>): Promise<void> {
  try {
    keepFile(await fetchFile(), name);
    toast.success(`${name} downloaded`);
  } catch (error) {
    toast.error(wordsFor(error));
  }
}
