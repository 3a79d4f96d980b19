import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { Button } from '@/components/ui/button';
import { toast } from 'sonner';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { changePassword } from '../account-api';
import { useSecretForm } from './use-secret-form';
import { PasswordField } from './password-field';

const blank = { currentPassword: '', password: '' };

/** Changes the password: asks for the current one, and signs out everywhere else. */
export function PasswordSection({ emailAddress }: { emailAddress: string }) {
  // Clears the fields once the password is saved.
  const [kept, setKept] = useState(0);
  return <PasswordForm key={kept} emailAddress={emailAddress} onKept={() => setKept(kept + 1)} />;
}

function PasswordForm({ emailAddress, onKept }: { emailAddress: string; onKept: () => void }) {
  const cache = useQueryClient();
  const form = useSecretForm({
    blank,
    violationsOf: (values) => rule('passwordChange', { ...values, emailAddress }),
    send: async ({ currentPassword, password }) => {
      await changePassword(currentPassword, password);
      toast.success(text('password-changed'));
      await cache.invalidateQueries({ queryKey: keys.sessions });
      onKept();
    },
  });
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={form.submit}>
      <input type="text" name="username" autoComplete="username" readOnly hidden value={emailAddress} />
      <PasswordField
        label="Current password"
        complete="current-password"
        value={form.values.currentPassword}
        error={form.errorOf('currentPassword')}
        onChange={(currentPassword) => form.set({ currentPassword })}
      />
      <PasswordField
        label="New password"
        complete="new-password"
        hint="At least 10 characters."
        value={form.values.password}
        error={form.errorOf('password')}
        onChange={(password) => form.set({ password })}
      />
      {form.trouble && (
        <p role="alert" className="text-[13px] text-bad">
          {form.trouble}
        </p>
      )}
      <Button type="submit" className="w-fit" busy={form.busy}>
        Change password
      </Button>
    </form>
  );
}
