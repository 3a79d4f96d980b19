import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { wordsFor } from '@/api/problem';

/** Does something with a request of a loan and then looks at the loan afresh; a failure is said, and answers false. */
export function useRequestCall(loanId: string) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await call();
      return true;
    } catch (error) {
      toast.error(wordsFor(error));
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: keys.loan(loanId) });
      void client.invalidateQueries({ queryKey: keys.shoeboxes });
      setBusy(false);
    }
  };
  return { busy, run };
}
