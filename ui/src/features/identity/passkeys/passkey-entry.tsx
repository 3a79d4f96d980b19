import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { CurrentUser } from '@/api/models';
import { wordsFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { passkeysWork } from './passkeys-work';

async function enter(): Promise<CurrentUser> {
  const { askPasskey, signInWithPasskey } = await import('../passkey-api');
  return signInWithPasskey(await askPasskey());
}

/** The way in by a passkey alone, where the browser has any. */
export function PasskeyEntry({ onSignedIn }: { onSignedIn: (user: CurrentUser) => void }) {
  const entering = useMutation({ mutationFn: enter, onSuccess: onSignedIn });
  if (!passkeysWork()) return null;
  return (
    <div className="mt-4 grid gap-3">
      <Button size="lg" busy={entering.isPending} onClick={() => entering.mutate()}>
        <KeyRound aria-hidden /> Sign in with a passkey
      </Button>
      {entering.isError && (
        <p role="alert" className="text-pretty text-bad">
          {wordsFor(entering.error)}
        </p>
      )}
    </div>
  );
}
