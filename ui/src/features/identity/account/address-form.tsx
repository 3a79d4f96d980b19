import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import { secondStepQuery } from '@/api/people';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type Account, askForAddress, keepAddress } from '../account-api';
import { useSecretForm } from './use-secret-form';
import { blankProof, completeProof, type RequiredProof, proofViolations } from './fresh-proof';
import { ProofFields } from './proof-fields';

/** The sign-in address, a new one awaiting confirmation, and a form to change it. */
export function AddressSection({ account }: { account: Account }) {
  const [asking, setAsking] = useState(false);
  const { data: step } = useQuery(secondStepQuery);
  return (
    <div className="grid max-w-md gap-4">
      <p>
        You sign in with <strong className="font-medium break-all">{account.emailAddress}</strong>.
      </p>
      {account.newEmailAddress && <PendingAddress address={account.newEmailAddress} />}
      {asking && step ? (
        <AddressForm asked={step.freshProof} present={account.emailAddress} onAsked={() => setAsking(false)} />
      ) : (
        <Button className="w-fit" busy={asking} onClick={() => setAsking(true)}>
          Change address
        </Button>
      )}
    </div>
  );
}

function PendingAddress({ address }: { address: string }) {
  const { run } = useUndoable(keys.account);
  const keep = () =>
    run({ call: async () => ({ answered: await keepAddress() }), words: text('address-kept') }).then(() => undefined);
  return (
    <div role="status" className="grid gap-3 rounded-md bg-sunken p-4">
      <p className="text-pretty">{text('address-waits', { address })}</p>
      <Button size="sm" className="w-fit" onClick={() => void keep()}>
        Keep the current address
      </Button>
    </div>
  );
}

interface AddressFormProps {
  asked: RequiredProof;
  present: string;
  onAsked: () => void;
}

function AddressForm({ asked, present, onAsked }: AddressFormProps) {
  const cache = useQueryClient();
  const form = useSecretForm({
    blank: { emailAddress: '', ...blankProof },
    violationsOf: ({ code, ...values }) => [
      ...rule('ownAddress', { ...values, present }),
      ...proofViolations({ ...values, code }),
    ],
    send: async ({ emailAddress, ...typed }) => {
      await askForAddress(emailAddress, await completeProof(asked, typed));
      await cache.invalidateQueries({ queryKey: keys.account });
      onAsked();
    },
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit}>
      <Field
        label="New email address"
        error={form.errorOf('emailAddress')}
        limit={{ field: 'emailAddress', text: form.values.emailAddress }}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={form.values.emailAddress}
            onChange={(event) => form.set({ emailAddress: event.target.value })}
          />
        )}
      </Field>
      <ProofFields asked={asked} values={form.values} errorOf={form.errorOf} onChange={form.set} />
      {form.trouble && (
        <p role="alert" className="text-[13px] text-bad">
          {form.trouble}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={form.busy}>
          Send the link
        </Button>
        <Button onClick={onAsked}>{text('cancel')}</Button>
      </div>
    </form>
  );
}
