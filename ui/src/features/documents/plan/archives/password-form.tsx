import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import { PasswordField } from '../../pdf/password-field';

interface PasswordFormProps {
  /** The file to open. */
  name: string;
  /** The hint below the field, for example that this file has a different password. */
  hint?: string;
  autoFocus?: boolean;
  onTry: (password: string) => Promise<boolean>;
  /** Uploads the archive unopened. */
  onAsIs: () => void;
}

/** Asks for the password of an archive. A wrong one is reported at the field and stays there to be corrected. */
export function PasswordForm({ name, hint, autoFocus = false, onTry, onAsIs }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const fits = await onTry(password);
    setBusy(false);
    setWrong(!fits);
  };
  return (
    <form
      aria-label={`Password for ${name}`}
      onSubmit={(event) => void submit(event)}
      className="mb-3 grid items-start gap-2 rounded-md border border-line bg-sunken p-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-end"
    >
      <PasswordField
        label={`Password for “${name}”`}
        error={wrong ? text('pdf-password-incorrect') : null}
        hint={hint ?? 'Only used here to open the files. It isn’t saved.'}
        autoFocus={autoFocus}
        value={password}
        onType={(typed) => {
          setPassword(typed);
          setWrong(false);
        }}
      />
      <Button type="submit" busy={busy} disabled={password === ''} className="sm:mb-6">
        Open files
      </Button>
      <Button look="quiet" disabled={busy} onClick={onAsIs} className="sm:mb-6">
        Send zip as is
      </Button>
    </form>
  );
}
