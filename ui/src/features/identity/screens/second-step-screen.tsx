import { Logo } from '@/components/layout/logo';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import { SecondStepChoice } from '../second-step/second-step-setup';

interface SecondStepScreenProps {
  /** The address of the user whose company requires it. */
  emailAddress: string;
  onDone: () => void;
  onSignOut: () => void;
}

/** The setup that a lender sees first if the company requires two-step sign-in. */
export function SecondStepScreen({ emailAddress, onDone, onSignOut }: SecondStepScreenProps) {
  usePageTitle('Set up two-step sign-in');
  return (
    <main className="min-h-dvh px-4 py-6 sm:py-10">
      <div className="mx-auto w-full max-w-md">
        <Logo className="mb-8" />
        <h1 className="text-2xl font-semibold tracking-tight">Set up two-step sign-in</h1>
        <p className="mt-1 mb-6 text-pretty text-muted">
          {text('second-step-missing')}. It takes a minute. You need a passkey, or a phone with an authenticator app.
        </p>
        <SecondStepChoice onDone={onDone} />
        <p className="mt-8 flex flex-wrap items-center gap-2 border-t border-line pt-4 text-[13px] text-muted">
          <span className="min-w-0 grow break-all">Signed in as {emailAddress}</span>
          <Button size="sm" onClick={onSignOut}>
            Sign out
          </Button>
        </p>
      </div>
    </main>
  );
}
