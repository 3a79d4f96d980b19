import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { keepPreference, preferenceQuery } from '@/api/preferences';
import { wordsFor } from '@/api/problem';
import { oneByOne } from '@/components/undo/in-turn';

/**
 * One of the person's own preferences, kept on the server. `read` makes sense of what was kept: another version of the
 * application may have kept it. A change shows at once, and goes back when it can't be kept.
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
      await oneByOne(`preference ${key}`, () => keepPreference(key, value));
    } catch (error) {
      // What was changed again since stands.
      if (client.getQueryData(queryKey) === shown) client.setQueryData(queryKey, before);
      toast.error(wordsFor(error));
    }
  };
  /** Keeps what follows from what is kept now: waits until that is known, so that nothing kept before is lost. */
  const change = async (next: (now: T) => unknown): Promise<void> => {
    try {
      const kept = await client.ensureQueryData(preferenceQuery(key));
      await keep(next(read(kept)));
    } catch (error) {
      toast.error(wordsFor(error));
    }
  };
  return { value: read(data ?? null), isKnown: isFetched, keep, change };
}

/** What was kept as a list of texts. */
export function readTexts(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
}
