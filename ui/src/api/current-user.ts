import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deviceZone, followZone } from '@/lib/time/clock';
import { answer, api } from './client';
import { keys } from './keys';
import type { CurrentUser } from './models';
import { queryClient } from './query-client';
import { actAs, actingUser } from './session/acting-user';

/** Who is signed in. Fails with status 401 when nobody is. */
export const currentUserQuery = queryOptions({
  queryKey: keys.me,
  queryFn: async () => {
    const user = await answer(api.GET('/v1/users/me'));
    // The first user that a page shows is the one it is rendered for.
    if (actingUser() === null) actAs(user.id);
    return user;
  },
  staleTime: Infinity,
  retry: false,
});

followZone(() => queryClient.getQueryData(currentUserQuery.queryKey)?.timeZone);

/** Who is signed in; for screens behind the sign-in, whose route has already loaded it. */
export function useCurrentUser(): CurrentUser {
  return useSuspenseQuery(currentUserQuery).data;
}

/** How long the first screen has the line for itself. */
const afterMs = 3_000;

/** Somebody who chose no time zone gets that of their device, so that the server's days are the ones they see. */
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
    // Where it isn't taken, the device's days are shown as before; the next page opened asks again.
    const timer = setTimeout(() => void tell().catch(() => null), afterMs);
    return () => clearTimeout(timer);
  }, [chosen, client]);
}
