import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { insidePath } from '@/address/query-string';
import { useCurrentUser } from '@/api/current-user';
import { keys } from '@/api/keys';
import { signOut } from '@/features/identity';
import { SecondStepScreen } from '@/features/identity/screens/second-step-screen';
import { clearUserData } from '../../clear-user-data';

/** Sets up two-step sign-in, then continues to the page the user was heading for. */
export function SecondStepPage() {
  const { returnTo } = useSearch({ from: paths.secondStep });
  const router = useRouter();
  const cache = useQueryClient();
  const user = useCurrentUser();
  const goOn = () => {
    cache.clear();
    cache.setQueryData(keys.me, { ...user, secondStepMissing: false });
    const inside = insidePath(returnTo);
    // The server follows action links.
    if (inside?.startsWith('/api/')) location.replace(inside);
    else router.history.replace(inside ?? paths.home);
  };
  const leave = () =>
    void signOut()
      .then(() => clearUserData(user.id))
      .finally(() => location.assign(paths.signIn));
  return <SecondStepScreen emailAddress={user.emailAddress} onDone={goOn} onSignOut={leave} />;
}
