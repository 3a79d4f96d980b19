import { toast } from 'sonner';
import { messageFor } from '@/api/problem';
import { downloadFile } from '@/lib/download-file';

/** Downloads a list as a CSV file, and reports success or failure. */
export async function saveSpreadsheet(name: string, fetchFile: () => Promise<Blob>): Promise<void> {
  try {
    downloadFile(await fetchFile(), name);
    toast.success(`${name} downloaded`);
  } catch (error) {
    toast.error(messageFor(error));
  }
}
