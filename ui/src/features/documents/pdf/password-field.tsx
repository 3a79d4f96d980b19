import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';

interface PasswordFieldProps {
  label?: string;
  hint?: string;
  /** Why it doesn't open the file; said aloud, too. */
  error: string | null | undefined;
  value: string;
  autoFocus?: boolean;
  onType: (password: string) => void;
}

/** Where the password of a file is typed: nothing of it is kept, by the browser neither. */
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
