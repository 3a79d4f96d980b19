import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { type Document, type NamedDocument, removePdfPassword, restoreVersion } from '@/api/documents';
import { keys } from '@/api/keys';
import { refusalFor, messageFor } from '@/api/problem';

/** Returns a function that removes the password of a stored PDF, reports it, and offers to restore the original. */
export function usePasswordRemoval(document: Document) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();
  const refresh = useFreshContent(document);
  const bringBack = async (number: number) => {
    try {
      await restoreVersion(document.id, number);
      toast(`Restored the original ${document.name} with its password`);
      await refresh();
    } catch (error) {
      toast.error(messageFor(error));
    }
  };
  const remove = async (password: string) => {
    setBusy(true);
    try {
      const { version } = await removePdfPassword(document.id, password);
      const action = { label: 'Restore original', onClick: () => void bringBack(version - 1) };
      toast.success(`Password removed from ${document.name}`, { action });
      await refresh();
    } catch (error) {
      const words = refusalFor(error, 'password') ?? messageFor(error);
      setRefusal(words);
      toast.error(words);
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, remove, forget: () => setRefusal(undefined) };
}

/** Returns a function that reloads a document after its content changed. */
function useFreshContent({ id, loanId }: NamedDocument): () => Promise<unknown> {
  const client = useQueryClient();
  const shown = [keys.document(id), keys.loan(loanId), keys.shoeboxes];
  return () => Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
}
