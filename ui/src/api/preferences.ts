import { queryOptions } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';

/** The user's preference stored under a key, or null. */
export const preferenceQuery = (key: string) =>
  queryOptions({
    queryKey: keys.preference(key),
    queryFn: async ({ signal }): Promise<unknown> =>
      // A response of `null` has no body.
      (await answer(api.GET('/v1/preferences/{key}', { params: { path: { key } }, signal }))) ?? null,
    staleTime: 5 * 60_000,
  });

/** Stores a preference of the user under a key. */
export const savePreference = (key: string, value: unknown) =>
  answer(api.PUT('/v1/preferences/{key}', { params: { path: { key } }, body: value }));
