import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';

interface PasswordFieldProps {
  label: string;
  value: string;
  /** What browsers may fill in. */
  complete: 'current-password' | 'new-password';
  error: string | undefined;
  hint?: string;
  autoFocus?: boolean;
  onChange: (value: string) => void;
}

/** A password field. */
export function PasswordField({
  label,
  value,
  complete,
  error,
  hint,
  autoFocus = false,
  onChange,
}: PasswordFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="password"
          autoComplete={complete}
          autoFocus={autoFocus}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
