import { queryOptions } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';

/** What the person keeps under a name, or null when nothing was kept. */
export const preferenceQuery = (key: string) =>
  queryOptions({
    queryKey: keys.preference(key),
    queryFn: async ({ signal }): Promise<unknown> =>
      // An answer of `null` comes without a body.
      (await answer(api.GET('/v1/preferences/{key}', { params: { path: { key } }, signal }))) ?? null,
    staleTime: 5 * 60_000,
  });

/** Keeps something for the person under a name. */
export const keepPreference = (key: string, value: unknown) =>
  answer(api.PUT('/v1/preferences/{key}', { params: { path: { key } }, body: value }));
