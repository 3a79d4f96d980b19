import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { type NamedDocument, bringBackOriginal } from '@/api/documents';
import { keys } from '@/api/keys';
import { wordsFor } from '@/api/problem';

/** Shows a document anew whose content became another one. */
export function useFreshContent({ id, loanId }: NamedDocument): () => Promise<unknown> {
  const client = useQueryClient();
  const shown = [keys.document(id), keys.loan(loanId), keys.shoeboxes];
  return () => Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Brings back what a document was before its password was taken off, and says so. */
export function useOriginal(document: NamedDocument): () => Promise<void> {
  const refresh = useFreshContent(document);
  return async () => {
    try {
      await bringBackOriginal(document.id);
      toast(`The original of ${document.name} is back, with its password`);
      await refresh();
    } catch (error) {
      toast.error(wordsFor(error));
    }
  };
}
