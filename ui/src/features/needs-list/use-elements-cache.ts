import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { type NeedsListElement, elementsQuery, keepElement } from '@/api/elements';
import { keys } from '@/api/keys';
import { Problem, wordsFor } from '@/api/problem';

/** The cached needs list of a loan, to be changed ahead of the server and put right afterwards. */
export function useElementsCache(loanId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const key = elementsQuery(loanId).queryKey;
    const refresh = () => client.invalidateQueries({ queryKey: keys.loan(loanId) });
    return {
      refresh,
      keep: (element: NeedsListElement) => keepElement(client, loanId, element),

      /** Shows `guess` at once, then what the call answers; a failure brings back what was and says why. */
      async optimistic(guess: (elements: NeedsListElement[]) => NeedsListElement[], call: () => Promise<unknown>) {
        await client.cancelQueries({ queryKey: key });
        const before = client.getQueryData(key);
        client.setQueryData(key, (elements) => elements && guess(elements));
        try {
          const answered = await call();
          if (isElement(answered)) keepElement(client, loanId, answered);
          return true;
        } catch (error) {
          client.setQueryData(key, before);
          toast.error(error instanceof Problem && error.code === 'stale' ? changedMeanwhile(error) : wordsFor(error));
          return false;
        } finally {
          void refresh();
        }
      },
    };
  }, [client, loanId]);
}

/** The element as the server has it now, when a change came too late. */
export function currentOf(error: unknown): NeedsListElement | null {
  const current = error instanceof Problem && error.code === 'stale' ? error.body['current'] : null;
  return isElement(current) ? current : null;
}

function changedMeanwhile(error: Problem): string {
  const name = currentOf(error)?.name;
  return name ? `“${name}” was changed by someone else just now. Look at it and try again.` : error.message;
}

function isElement(value: unknown): value is NeedsListElement {
  return typeof value === 'object' && value !== null && 'storageType' in value && 'id' in value;
}
