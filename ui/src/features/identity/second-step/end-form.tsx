import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { PasswordField } from '../account/password-field';
import { useSecretForm } from '../account/use-secret-form';
import { endSecondStep } from '../second-step-api';
import { CodeField } from './code-field';
import { Trouble } from './trouble';

const shape = ({ code }: { code: string }) => rule('secondStepCode', { code }).violations;

interface EndFormProps {
  onDone: () => void;
  onCancel: () => void;
  /** Whether passkeys go on as the second step. */
  passkeysLeft: boolean;
}

/** Turns two-step sign-in off, for who knows the password and has a code. */
export function EndForm({ onDone, onCancel, passkeysLeft }: EndFormProps) {
  const form = useSecretForm({
    blank: { currentPassword: '', code: '' },
    violationsOf: shape,
    send: async ({ currentPassword, code }) => {
      await endSecondStep(currentPassword, code);
      toast.success(passkeysLeft ? 'Authenticator app removed' : text('second-step-off'));
      onDone();
    },
  });
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={form.submit}>
      <p className="text-pretty text-muted">
        {passkeysLeft
          ? 'From then on no code of your app is asked for. Your passkeys and recovery codes stay.'
          : 'From then on your password alone lets you in, and your recovery codes stop working.'}
      </p>
      <PasswordField
        label="Your password"
        complete="current-password"
        value={form.values.currentPassword}
        error={form.errorOf('currentPassword')}
        autoFocus
        onChange={(currentPassword) => form.set({ currentPassword })}
      />
      <CodeField
        value={form.values.code}
        error={form.errorOf('code')}
        recovery
        onChange={(code) => form.set({ code })}
      />
      <Trouble words={form.trouble} />
      <div className="flex gap-2">
        <Button type="submit" look="danger" busy={form.busy}>
          Turn off
        </Button>
        <Button onClick={onCancel}>{text('cancel')}</Button>
      </div>
    </form>
  );
}
