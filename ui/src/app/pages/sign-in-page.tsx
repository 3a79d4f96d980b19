import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { insidePath } from '@/address/query-string';
import { keys } from '@/api/keys';
import type { CurrentUser } from '@/api/models';
import { setActingUser } from '@/api/session/acting-user';
import { announceSignIn } from '@/api/session/tabs';
import { eraseWebStorage } from '@/lib/storage/erase-storage';
import { SignInScreen } from '@/features/identity/screens/sign-in-screen';

/** Signs in, then continues to the page the user was heading for. */
export function SignInPage() {
  const { returnTo } = useSearch({ from: paths.signIn });
  // The outcome of a server page that leads here.
  const done = useRouterState({ select: (state) => state.location.hash });
  const router = useRouter();
  const cache = useQueryClient();
  const inside = insidePath(returnTo);
  function completeSignIn(user: CurrentUser): void {
    // A different user's session may have expired in this browser.
    eraseWebStorage(user.id);
    cache.clear();
    cache.setQueryData(keys.me, user);
    setActingUser(user.id);
    announceSignIn(user.id);
    // The server follows action links.
    if (inside?.startsWith('/api/')) location.replace(inside);
    else router.history.replace(inside ?? paths.home);
  }
  return <SignInScreen returning={inside !== undefined} done={done} onSignedIn={completeSignIn} />;
}
