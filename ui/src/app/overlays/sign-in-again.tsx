import type { CurrentUser } from '@/api/models';
import { Dialog } from '@/components/window/dialog';
import { SignInForm } from '@/features/identity';
import { rule } from '@/rules/rule';

interface SignInAgainProps {
  /** The user of the open page. */
  user: CurrentUser;
  /** Another user is signed in in this browser. */
  byOther: boolean;
  /** Why the session has ended, if there is more to say. */
  words: string | undefined;
  onSignedIn: (user: CurrentUser) => void;
  /** Leaves the page without signing in again. */
  onLeave: () => void;
}

const endedWords =
  'Sign in again to continue. This page stays as you left it. Unsent work saved in this browser is encrypted so that only you can read it.';

/** The sign-in form over the open page. Closing it leaves the page. */
export function SignInAgain({ user, byOther, words, onSignedIn, onLeave }: SignInAgainProps) {
  const otherWords = `This page belongs to ${rule('displayName', user)}. Someone else has since signed in on this browser. Nothing is sent or saved from this page until you sign in again. What you wrote stays here, and the copy in this browser is encrypted so that only you can read it.`;
  return (
    <Dialog
      open
      onOpenChange={onLeave}
      title={byOther ? 'Someone else is signed in' : 'Your session has ended'}
      description={byOther ? otherWords : (words ?? endedWords)}
    >
      <SignInForm emailAddress={user.emailAddress} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
