import { paths } from '@/address/paths';
import type { CurrentUser } from '@/api/models';
import { HouseLogo } from '@/components/layout/lender-logo';
import { usePageTitle } from '@/components/layout/use-page-title';
import { SignInForm } from '../components/sign-in-form';

interface SignInScreenProps {
  /** The user was heading for a page that requires a sign-in. */
  returning: boolean;
  /** The outcome of the previous page, if any. */
  done?: string | undefined;
  onSignedIn: (user: CurrentUser) => void;
}

/** The outcomes of server pages that lead here because a second step is required. */
const doneWords: Record<string, string> = {
  password: 'Your new password is saved. Sign in with it and your second step.',
  joined: 'You accepted the invitation. Sign in with your password and your second step.',
};

/** The sign-in screen. */
export function SignInScreen({ returning, done, onSignedIn }: SignInScreenProps) {
  usePageTitle('Sign in');
  return (
    <main className="grid min-h-dvh grid-rows-[1fr_auto] px-4 py-6 sm:py-10">
      <div className="mx-auto w-full max-w-sm self-center">
        <HouseLogo className="mb-8" />
        <h1 className="text-2xl font-semibold tracking-tight">Sign in</h1>
        <p className="mt-1 mb-6 text-base text-pretty text-muted">
          {returning ? 'Sign in to continue to the page you asked for.' : 'Your loan files, requests and documents.'}
        </p>
        {done && doneWords[done] && (
          <p role="status" className="mb-4 rounded-md bg-ok-soft px-3 py-2.5 text-pretty text-ok">
            {doneWords[done]}
          </p>
        )}
        <SignInForm onSignedIn={onSignedIn} />
        <p className="mt-4">
          <a href={paths.forgotPassword} className="text-accent underline underline-offset-2">
            Forgot password?
          </a>
        </p>
      </div>
      <p className="mx-auto mt-8 max-w-sm text-center text-pretty text-faint">
        Can’t sign in? Ask the person who invited you to send a new invitation, or your company’s administrator.
      </p>
    </main>
  );
}
