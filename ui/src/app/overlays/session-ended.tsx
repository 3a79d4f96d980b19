import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { paths } from '@/address/paths';
import { keys } from '@/api/keys';
import type { CurrentUser } from '@/api/models';
import { setActingUser, onMismatch } from '@/api/session/acting-user';
import { onSignedOut } from '@/api/session/session-events';
import { announceSignIn } from '@/api/session/tabs';
import { eraseWebStorage } from '@/lib/storage/erase-storage';
import { saveUnsentCopies } from '../clear-user-data';

const SignInAgain = lazy(() => import('./sign-in-again').then((part) => ({ default: part.SignInAgain })));

/** Why a page's session has ended. */
interface EndedSession {
  user: CurrentUser;
  /** Another user is signed in in this browser. */
  byOther: boolean;
  words?: string | undefined;
}

/**
 * Asks the user to sign in again over the open page when the session has ended or another user has signed in in this
 * browser, so that nothing typed is lost.
 */
export function SessionEnded() {
  const cache = useQueryClient();
  const here = useRouterState({ select: (state) => state.location.pathname });
  const [ended, setEnded] = useState<EndedSession>();
  useEffect(() => {
    const end = (byOther: boolean, words?: string) => {
      const user = cache.getQueryData<CurrentUser>(keys.me);
      if (user) setEnded({ user, byOther, words });
    };
    const stops = [
      onSignedOut((why) => end(false, why)),
      onMismatch((mismatch) => {
        if (mismatch) return end(true);
        setEnded(undefined);
        void cache.invalidateQueries();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [cache]);
  if (!ended || here === paths.signIn) return null;

  function continueSession(user: CurrentUser): void {
    // Another user of the same browser starts with a new page: the open one isn't theirs.
    if (user.id !== ended?.user.id) {
      const leave = () => {
        eraseWebStorage(user.id);
        location.assign(paths.home);
      };
      return void saveUnsentCopies().then(leave, leave);
    }
    cache.setQueryData(keys.me, user);
    setActingUser(user.id);
    announceSignIn(user.id);
    setEnded(undefined);
    void cache.invalidateQueries();
  }
  return (
    <Suspense fallback={null}>
      <SignInAgain
        user={ended.user}
        byOther={ended.byOther}
        words={ended.words}
        onSignedIn={continueSession}
        onLeave={() => location.assign(ended.byOther ? paths.home : paths.signIn)}
      />
    </Suspense>
  );
}
