import { useQueryClient } from '@tanstack/react-query';
import type { NamedDocument } from '@/api/documents';
import { keys } from '@/api/keys';

/** Shows a document anew whose content became another one. */
export function useFreshContent({ id, loanId }: NamedDocument): () => Promise<unknown> {
  const client = useQueryClient();
  const shown = [keys.document(id), keys.loan(loanId), keys.shoeboxes];
  return () => Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
}
