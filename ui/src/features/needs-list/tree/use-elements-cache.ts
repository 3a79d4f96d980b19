import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { applyOptimisticUpdate, withOptimisticUpdates } from '@/api/needs-list/optimistic-updates';
import { type Problem, currentOf, isStale, messageFor } from '@/api/problem';
import { type CompletedChange, type UndoableChange, useUndoable } from '@/components/undo/use-undoable';
import type { ElementList } from './element-list';

/** A change to a list, with its optimistic result. */
export interface ListChange<T> extends Pick<UndoableChange<T>, 'call' | 'words' | 'id'> {
  guess: (elements: NeedsListElement[]) => NeedsListElement[];
}

/** Returns the cached needs list with optimistic updates. */
export function useElementsCache({ key, scope }: ElementList) {
  const client = useQueryClient();
  const { refresh, say, run } = useUndoable(scope);
  return useMemo(() => {
    const set = (next: (elements: NeedsListElement[]) => NeedsListElement[]) =>
      client.setQueryData<NeedsListElement[]>(key, (now) => now && withOptimisticUpdates(client, key, next(now)));
    const keep = (element: NeedsListElement) =>
      set((all) => all.map((each) => (each.id === element.id ? element : each)));
    return {
      refresh,
      say,
      keep,
      now: () => client.getQueryData<NeedsListElement[]>(key) ?? [],

      /** Shows `guess` until the call resolves, then its result; reports it and offers undo. */
      change: <T>({ guess, call, ...said }: ListChange<T>): Promise<CompletedChange<T> | null> => {
        let end = () => {};
        return run({
          ...said,
          ahead: async () => {
            await client.cancelQueries({ queryKey: key });
            const before = client.getQueryData<NeedsListElement[]>(key);
            end = applyOptimisticUpdate(client, key, guess);
            set((now) => now);
            return () => set((now) => before ?? now);
          },
          call: async () => {
            const done = await call().finally(end);
            if (isElement(done.answered)) keep(done.answered);
            return done;
          },
          failed: (error) => (isStale(error) ? changedMeanwhile(error) : messageFor(error)),
        });
      },
    };
  }, [client, key, refresh, say, run]);
}

/** Returns the server's current element after a conflict. */
export const currentElement = (error: unknown) => currentOf<NeedsListElement>(error, 'storageType');

function changedMeanwhile(error: Problem): string {
  const name = currentElement(error)?.name;
  return name ? `Someone else just changed “${name}”. Check it and try again.` : error.message;
}

/** Whether it is an element, as returned by some calls. */
export function isElement(value: unknown): value is NeedsListElement {
  return typeof value === 'object' && value !== null && 'storageType' in value && 'id' in value;
}
