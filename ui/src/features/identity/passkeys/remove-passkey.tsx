import { toast } from 'sonner';
import type { Violation } from '@/api/models';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import { PasswordField } from '../account/password-field';
import { useSecretForm } from '../account/use-secret-form';
import { type OwnPasskey, removePasskey } from '../passkey-api';
import { Trouble } from '../second-step/trouble';

const anything = (): Violation[] => [];

interface RemovePasskeyProps {
  passkey: OwnPasskey;
  /** Whether nothing else is a second step. */
  last: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Removes a passkey, for who knows the password. */
export function RemovePasskey({ passkey, last, onDone, onCancel }: RemovePasskeyProps) {
  const form = useSecretForm({
    blank: { currentPassword: '' },
    violationsOf: anything,
    send: async ({ currentPassword }) => {
      await removePasskey(passkey.id, currentPassword);
      toast.success('Passkey removed');
      onDone();
    },
  });
  return (
    <form noValidate className="grid max-w-md gap-4 py-2" onSubmit={form.submit}>
      <p className="text-pretty">
        <span className="font-medium">Remove {passkey.name}?</span>{' '}
        <span className="text-muted">
          It lets nobody in any more, and can’t be brought back. Delete it on your device as well.
          {last && ' It is your only second step: from then on your password alone lets you in.'}
        </span>
      </p>
      <PasswordField
        label="Your password"
        complete="current-password"
        value={form.values.currentPassword}
        error={form.errorOf('currentPassword')}
        autoFocus
        onChange={(currentPassword) => form.set({ currentPassword })}
      />
      <Trouble words={form.trouble} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="danger" busy={form.busy}>
          Remove the passkey
        </Button>
        <Button onClick={onCancel}>{text('cancel')}</Button>
      </div>
    </form>
  );
}
