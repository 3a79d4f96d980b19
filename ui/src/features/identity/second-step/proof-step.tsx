import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import {
  blankProof,
  completeProof,
  type FreshProof,
  type RequiredProof,
  proofViolations,
} from '../account/fresh-proof';
import { ProofFields } from '../account/proof-fields';
import { useSecretForm } from '../account/use-secret-form';
import { StepError } from './step-error';

interface ProofStepProps {
  asked: RequiredProof;
  goOn: string;
  onProof: (proof: FreshProof) => Promise<void>;
  onCancel: (() => void) | undefined;
}

/** Asks for a fresh proof before anything is shown or changed. */
export function ProofStep({ asked, goOn, onProof, onCancel }: ProofStepProps) {
  const form = useSecretForm({
    blank: blankProof,
    violationsOf: proofViolations,
    send: async (typed) => onProof(await completeProof(asked, typed)),
  });
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={form.submit}>
      <ProofFields asked={asked} values={form.values} errorOf={form.errorOf} autoFocus onChange={form.set} />
      <StepError words={form.trouble} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={form.busy}>
          {goOn}
        </Button>
        <CancelButton onCancel={onCancel} />
      </div>
    </form>
  );
}

export function CancelButton({ onCancel }: { onCancel: (() => void) | undefined }) {
  return onCancel ? <Button onClick={onCancel}>{text('cancel')}</Button> : null;
}
