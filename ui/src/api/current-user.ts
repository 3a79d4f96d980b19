import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deviceZone, followZone } from '@/lib/time/clock';
import { answer, api } from './client';
import { keys } from './keys';
import type { CurrentUser } from './models';
import { queryClient } from './query-client';
import { setActingUser, actingUser } from './session/acting-user';

/** The signed-in user. Fails with status 401 when no user is signed in. */
export const currentUserQuery = queryOptions({
  queryKey: keys.me,
  queryFn: async () => {
    const user = await answer(api.GET('/v1/users/me'));
    // The page is rendered for the first user that it shows.
    if (actingUser() === null) setActingUser(user.id);
    return user;
  },
  staleTime: Infinity,
  retry: false,
});

followZone(() => queryClient.getQueryData(currentUserQuery.queryKey)?.timeZone);

/** Returns the signed-in user, on screens behind the sign-in whose route has already loaded it. */
export function useCurrentUser(): CurrentUser {
  return useSuspenseQuery(currentUserQuery).data;
}

/** The delay that keeps the network free for the first screen, in milliseconds. */
const afterMs = 3_000;

/**
 * Stores the device's time zone for a user who hasn't chosen one, so that the server uses the same days as the browser.
 */
export function useDeviceZone(): void {
  const { timeZone, secondStepMissing } = useCurrentUser();
  const client = useQueryClient();
  const chosen = Boolean(timeZone) || secondStepMissing;
  useEffect(() => {
    if (chosen) return;
    const tell = async () => {
      await answer(api.PUT('/v1/account/time-zone', { body: { timeZone: deviceZone() } }));
      await client.invalidateQueries({ queryKey: keys.me });
    };
    // If the server refuses it, the device's days are still used; the next page load tries again.
    const timer = setTimeout(() => void tell().catch(() => null), afterMs);
    return () => clearTimeout(timer);
  }, [chosen, client]);
}
