import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { savePreference, preferenceQuery } from '@/api/preferences';
import { messageFor } from '@/api/problem';
import { runInSequence } from '@/components/undo/run-in-sequence';

/**
 * A preference of the user, stored on the server. `read` parses the stored value, which another version of the
 * application may have written. A change is shown immediately and reverted if it can't be saved.
 */
export function usePreference<T>(key: string, read: (kept: unknown) => T) {
  const client = useQueryClient();
  const { data, isFetched } = useQuery(preferenceQuery(key));
  const keep = async (value: unknown): Promise<void> => {
    const { queryKey } = preferenceQuery(key);
    const before = client.getQueryData(queryKey);
    await client.cancelQueries({ queryKey });
    const shown = client.setQueryData(queryKey, value);
    try {
      await runInSequence(`preference ${key}`, () => savePreference(key, value));
    } catch (error) {
      // A later change stays.
      if (client.getQueryData(queryKey) === shown) client.setQueryData(queryKey, before);
      toast.error(messageFor(error));
    }
  };
  /** Applies a change to the stored value: waits until it is loaded, so that nothing stored before is lost. */
  const change = async (next: (now: T) => unknown): Promise<void> => {
    try {
      const kept = await client.ensureQueryData(preferenceQuery(key));
      await keep(next(read(kept)));
    } catch (error) {
      toast.error(messageFor(error));
    }
  };
  return { value: read(data ?? null), isKnown: isFetched, keep, change };
}

/** Returns the stored list of strings. */
export function readTexts(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
}
