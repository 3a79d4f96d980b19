import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';
import type { CurrentUser } from './models';

/** Who is signed in. Fails with status 401 when nobody is. */
export const currentUserQuery = queryOptions({
  queryKey: keys.me,
  queryFn: () => answer(api.GET('/v1/users/me')),
  staleTime: Infinity,
  retry: false,
});

/** Who is signed in; for screens behind the sign-in, whose route has already loaded it. */
export function useCurrentUser(): CurrentUser {
  return useSuspenseQuery(currentUserQuery).data;
}
