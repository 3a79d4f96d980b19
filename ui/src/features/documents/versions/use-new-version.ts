import { toast } from 'sonner';
import type { NamedDocument } from '@/api/documents';
import { useTakesMail } from '@/api/loan';
import { startUpload } from '../queue/uploads';
import { checkFilesLazily } from '../upload/lazy-upload';

/** Returns a function that lets the person choose a file as the new version of a document; the current one is kept. */
export function useNewVersion({ id, loanId }: NamedDocument): () => Promise<void> {
  const mails = useTakesMail(loanId);
  return async () => {
    const file = await chooseFile();
    if (!file) return;
    const { files, refusals } = await checkFilesLazily([file], false, mails);
    const [refusal] = refusals;
    if (refusal) return void toast.error(refusal.message, { description: refusal.name });
    for (const each of files) startUpload(each, { loanId, elementId: null, place: `document ${id}`, versionOf: id });
  };
}

/** Opens the file picker; resolves to `null` if it is canceled. */
function chooseFile(): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.onchange = () => resolve(input.files?.[0] ?? null);
    input.oncancel = () => resolve(null);
    input.click();
  });
}
