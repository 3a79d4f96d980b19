import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { type Document, bringBackOriginal, removePdfPassword } from '@/api/documents';
import { keys } from '@/api/keys';
import { refusalFor, wordsFor } from '@/api/problem';

/** Takes the password off a stored PDF, says so, and offers the original back. */
export function usePasswordRemoval({ id, name, loanId }: Document) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();

  const showAnew = () =>
    Promise.all(
      [keys.document(id), keys.loan(loanId), keys.shoeboxes].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  const bringBack = async () => {
    try {
      await bringBackOriginal(id);
      toast(`The original of ${name} is back, with its password`);
      await showAnew();
    } catch (error) {
      toast.error(wordsFor(error));
    }
  };
  const remove = async (password: string) => {
    setBusy(true);
    try {
      await removePdfPassword(id, password);
      const action = { label: 'Bring back the original', onClick: () => void bringBack() };
      toast.success(`The password of ${name} is removed`, { action });
      await showAnew();
    } catch (error) {
      const words = refusalFor(error, 'password') ?? wordsFor(error);
      setRefusal(words);
      toast.error(words);
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, remove, forget: () => setRefusal(undefined) };
}
