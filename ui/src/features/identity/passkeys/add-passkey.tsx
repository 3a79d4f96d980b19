import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import { blankProof, completeProof, type RequiredProof, proofViolations } from '../account/fresh-proof';
import { ProofFields } from '../account/proof-fields';
import { useSecretForm } from '../account/use-secret-form';
import { addPasskey } from '../passkey-api';
import { RecoveryCodes } from '../second-step/recovery-codes';
import { StepError } from '../second-step/step-error';

interface AddPasskeyProps {
  /** The second step to take first, if there is one. */
  asked: RequiredProof;
  /** Called once the passkey is added and any recovery codes are saved. */
  onDone: () => void;
  onCancel?: (() => void) | undefined;
  /** A link to an alternative, hidden once the user has started. */
  other?: ReactNode;
}

/** Adds a passkey: the proof, the browser's window and, with the first passkey, recovery codes. */
export function AddPasskey({ asked, onDone, onCancel, other }: AddPasskeyProps) {
  const [codes, setCodes] = useState<string[]>();
  const form = useSecretForm({
    blank: { ...blankProof, passkeyName: '' },
    violationsOf: proofViolations,
    send: async ({ passkeyName, ...typed }) => {
      const made = await addPasskey(await completeProof(asked, typed), passkeyName);
      toast.success('Passkey added');
      if (made.length > 0) setCodes(made);
      else onDone();
    },
  });
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={form.submit}>
      <ProofFields asked={asked} values={form.values} errorOf={form.errorOf} autoFocus onChange={form.set} />
      <Field
        label="Name"
        hint="For example, Work laptop. Leave blank to use this browser’s name."
        error={form.errorOf('passkeyName')}
        limit={{ field: 'passkeyName', text: form.values.passkeyName }}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={form.values.passkeyName}
            onChange={(event) => form.set({ passkeyName: event.target.value })}
          />
        )}
      </Field>
      <StepError words={form.trouble} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={form.busy}>
          Add passkey
        </Button>
        {onCancel && <Button onClick={onCancel}>{text('cancel')}</Button>}
      </div>
      {other}
    </form>
  );
}
