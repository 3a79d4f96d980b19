import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { CurrentUser } from '@/api/models';
import { Problem, messageFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import type { PasskeyAnswer } from '../passkey-api';
import { supportsPasskeys } from './passkey-support';
import { usePasskeyAutofill } from './use-passkey-autofill';

async function signInByPasskey(chosen?: PasskeyAnswer): Promise<CurrentUser> {
  const { askPasskey, signInWithPasskey } = await import('../passkey-api');
  return signInWithPasskey(chosen ?? (await askPasskey()));
}

/** Signs in with a passkey alone, if the browser supports it: from the address field's autofill or by the button. */
export function PasskeyEntry({ onSignedIn }: { onSignedIn: (user: CurrentUser) => void }) {
  const entering = useMutation({ mutationFn: signInByPasskey, onSuccess: onSignedIn });
  // The browser handles one passkey request at a time, and the server would refuse the same one again.
  const cancelled = entering.error instanceof Problem && entering.error.status === 0;
  const attempt = entering.isIdle || cancelled ? entering.submittedAt : undefined;
  usePasskeyAutofill(attempt, (chosen) => entering.mutate(chosen));
  if (!supportsPasskeys()) return null;
  return (
    <div className="mt-4 grid gap-3">
      <Button size="lg" busy={entering.isPending} onClick={() => entering.mutate(undefined)}>
        <KeyRound aria-hidden /> Sign in with a passkey
      </Button>
      {entering.isError && (
        <p role="alert" className="text-pretty text-bad">
          {messageFor(entering.error)}
        </p>
      )}
    </div>
  );
}
