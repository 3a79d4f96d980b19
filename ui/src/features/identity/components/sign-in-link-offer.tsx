import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { messageFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { askForSignInLink } from '../api';

/** Offers a sign-in link by email while wrong passwords throttle the sign-in. */
export function SignInLinkOffer({ emailAddress }: { emailAddress: string }) {
  const asking = useMutation({ mutationFn: () => askForSignInLink(emailAddress) });
  if (asking.isSuccess) {
    return (
      <p role="status" className="rounded-md bg-ok-soft px-3 py-2.5 text-pretty text-ok">
        If {emailAddress} has an account, we’ve sent an email with a sign-in link. It works once, within 30 minutes. If
        you asked recently, the link you already have still works.
      </p>
    );
  }
  return (
    <div className="grid gap-2 rounded-md bg-sunken px-3 py-2.5">
      <p className="text-pretty">No need to wait: we can email you a link to sign in.</p>
      {asking.isError && (
        <p role="alert" className="text-[13px] text-bad">
          {messageFor(asking.error)}
        </p>
      )}
      <Button className="w-fit" busy={asking.isPending} onClick={() => asking.mutate()}>
        <Mail aria-hidden /> Send me a sign-in link
      </Button>
    </div>
  );
}
