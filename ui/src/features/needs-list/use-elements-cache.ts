import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'sonner';
import type { NeedsListElement } from '@/api/elements';
import { Problem, wordsFor } from '@/api/problem';
import type { ElementList, Undo } from './element-list';

/** The cached needs list, to be changed ahead of the server and put right afterwards. */
export function useElementsCache({ key, scope }: ElementList) {
  const client = useQueryClient();
  return useMemo(() => {
    const change = (next: (elements: NeedsListElement[]) => NeedsListElement[]) =>
      client.setQueryData<NeedsListElement[]>(key, (elements) => elements && next(elements));
    const keep = (element: NeedsListElement) =>
      change((all) => all.map((each) => (each.id === element.id ? element : each)));
    const refresh = () => client.invalidateQueries({ queryKey: scope });
    const takeBack = async (undo: Undo) => {
      try {
        await undo();
      } catch (error) {
        toast.error(wordsFor(error));
      }
      await refresh();
    };
    return {
      refresh,

      /** Says what was done, with a button to take it back; in place of what was said under the same `id`. */
      sayWithUndo: (words: string, undo: Undo, id?: string) =>
        toast(words, {
          ...(id ? { id } : {}),
          action: { label: 'Undo', onClick: () => void takeBack(undo) },
          duration: 10_000,
        }),
      keep,
      now: () => client.getQueryData<NeedsListElement[]>(key) ?? [],

      /**
       * Shows `guess` at once, then what the call answers, and answers that too; a failure brings back what was, says
       * why, and answers nothing.
       */
      async optimistic<T>(
        guess: (elements: NeedsListElement[]) => NeedsListElement[],
        call: () => Promise<T>,
      ): Promise<{ answered: T } | null> {
        await client.cancelQueries({ queryKey: key });
        const before = client.getQueryData(key);
        change(guess);
        try {
          const answered = await call();
          if (isElement(answered)) keep(answered);
          return { answered };
        } catch (error) {
          client.setQueryData(key, before);
          toast.error(error instanceof Problem && error.code === 'stale' ? changedMeanwhile(error) : wordsFor(error));
          return null;
        } finally {
          void refresh();
        }
      },
    };
  }, [client, key, scope]);
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
