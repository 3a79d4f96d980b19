import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { paths } from '@/address/paths';
import { keys } from '@/api/keys';
import type { CurrentUser } from '@/api/models';
import { onSignedOut } from '@/api/session/session';
import { eraseWebStorage } from '@/lib/kept/erase';

const SignInAgain = lazy(() => import('./sign-in-again').then((part) => ({ default: part.SignInAgain })));

/** Asks to sign in again over the open page when the session has ended, so that nothing typed there is lost. */
export function SessionEnded() {
  const cache = useQueryClient();
  const here = useRouterState({ select: (state) => state.location.pathname });
  const [before, setBefore] = useState<CurrentUser>();
  const [words, setWords] = useState<string>();
  useEffect(
    () =>
      onSignedOut((why) => {
        setBefore(cache.getQueryData<CurrentUser>(keys.me));
        setWords(why);
      }),
    [cache],
  );
  if (!before || here === paths.signIn) return null;

  function enter(user: CurrentUser): void {
    // Someone else at the same browser starts afresh: the open page isn't theirs.
    if (user.id !== before?.id) {
      eraseWebStorage(user.id);
      return location.assign(paths.home);
    }
    cache.setQueryData(keys.me, user);
    setBefore(undefined);
    void cache.invalidateQueries();
  }
  return (
    <Suspense fallback={null}>
      <SignInAgain words={words} emailAddress={before.emailAddress} onSignedIn={enter} />
    </Suspense>
  );
}
