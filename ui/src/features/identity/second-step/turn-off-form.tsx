import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import { blankProof, completeProof, type RequiredProof, proofViolations } from '../account/fresh-proof';
import { ProofFields } from '../account/proof-fields';
import { useSecretForm } from '../account/use-secret-form';
import { endSecondStep } from '../second-step-api';
import { StepError } from './step-error';

interface TurnOffFormProps {
  asked: RequiredProof;
  onDone: () => void;
  onCancel: () => void;
  /** Whether passkeys remain as the second step. */
  passkeysLeft: boolean;
}

/** Removes the authenticator app, after the password and a second step. */
export function TurnOffForm({ asked, onDone, onCancel, passkeysLeft }: TurnOffFormProps) {
  const form = useSecretForm({
    blank: blankProof,
    violationsOf: proofViolations,
    send: async (typed) => {
      await endSecondStep(await completeProof(asked, typed));
      toast.success(passkeysLeft ? 'Authenticator app removed' : text('second-step-off'));
      onDone();
    },
  });
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={form.submit}>
      <p className="text-pretty text-muted">
        {passkeysLeft
          ? 'You’ll no longer be asked for a code from your app. Your passkeys and recovery codes still work.'
          : 'Your password alone will be enough to sign in, and your recovery codes stop working.'}
      </p>
      <ProofFields asked={asked} values={form.values} errorOf={form.errorOf} autoFocus onChange={form.set} />
      <StepError words={form.trouble} />
      <div className="flex gap-2">
        <Button type="submit" look="danger" busy={form.busy}>
          Turn off
        </Button>
        <Button onClick={onCancel}>{text('cancel')}</Button>
      </div>
    </form>
  );
}
