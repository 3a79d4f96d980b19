import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';

interface PasswordFieldProps {
  label?: string;
  hint?: string;
  /** Why the password doesn't open the file; announced too. */
  error: string | null | undefined;
  value: string;
  autoFocus?: boolean;
  onType: (password: string) => void;
}

/** The field for a file's password. Browsers don't save it. */
export function PasswordField({ label = 'PDF password', hint, error, value, autoFocus, onType }: PasswordFieldProps) {
  return (
    <>
      <Field label={label} hint={hint} error={error ?? undefined}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="off"
            autoFocus={autoFocus}
            value={value}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      <p role="alert" className="sr-only">
        {error}
      </p>
    </>
  );
}
