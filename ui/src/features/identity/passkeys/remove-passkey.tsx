import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import { blankProof, completeProof, type RequiredProof, proofViolations } from '../account/fresh-proof';
import { ProofFields } from '../account/proof-fields';
import { useSecretForm } from '../account/use-secret-form';
import { type OwnPasskey, removePasskey } from '../passkey-api';
import { StepError } from '../second-step/step-error';

interface RemovePasskeyProps {
  passkey: OwnPasskey;
  asked: RequiredProof;
  /** Whether it is the only second step. */
  last: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Removes a passkey, after the password and a second step. */
export function RemovePasskey({ passkey, asked, last, onDone, onCancel }: RemovePasskeyProps) {
  const form = useSecretForm({
    blank: blankProof,
    violationsOf: proofViolations,
    send: async (typed) => {
      await removePasskey(passkey.id, await completeProof(asked, typed));
      toast.success('Passkey removed');
      onDone();
    },
  });
  return (
    <form noValidate className="grid max-w-md gap-4 py-2" onSubmit={form.submit}>
      <p className="text-pretty">
        <span className="font-medium">Remove {passkey.name}?</span>{' '}
        <span className="text-muted">
          It can no longer be used to sign in, and this can’t be undone. Delete it on your device as well.
          {last && ' It’s your only second step, so your password alone will be enough to sign in.'}
        </span>
      </p>
      <ProofFields asked={asked} values={form.values} errorOf={form.errorOf} autoFocus onChange={form.set} />
      <StepError words={form.trouble} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="danger" busy={form.busy}>
          Remove passkey
        </Button>
        <Button onClick={onCancel}>{text('cancel')}</Button>
      </div>
    </form>
  );
}
