import { paths } from '@/address/paths';
import type { CurrentUser } from '@/api/models';
import { Dialog } from '@/components/window/dialog';
import { SignInForm } from '@/features/identity/components/sign-in-form';

interface SignInAgainProps {
  /** Why the session has ended, where there is more to say. */
  words: string | undefined;
  emailAddress: string;
  onSignedIn: (user: CurrentUser) => void;
}

/** The sign-in form over the open page. Closing it leaves the page for the sign-in screen. */
export function SignInAgain({ words, emailAddress, onSignedIn }: SignInAgainProps) {
  return (
    <Dialog
      open
      onOpenChange={() => location.assign(paths.signIn)}
      title="Your session has ended"
      description={
        words ??
        'Sign in again to continue. Everything on this page stays as you left it. What this browser keeps of your unsent work is encrypted for you alone.'
      }
    >
      <SignInForm emailAddress={emailAddress} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
