import { toast } from 'sonner';
import { wordsFor } from '@/api/problem';
import { keepFile } from '@/lib/download-file';

/** Downloads a list as a CSV file, and reports success or failure. */
export async function saveSpreadsheet(name: string, fetchFile: () => Promise<Blob>): Promise<void> {
  try {
    keepFile(await fetchFile(), name);
    toast.success(`${name} downloaded`);
  } catch (error) {
    toast.error(wordsFor(error));
  }
}
