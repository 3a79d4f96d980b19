import { useState } from 'react';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';

interface CodeFieldProps {
  value: string;
  error: string | undefined;
  /** Whether a recovery code is accepted too. */
  recovery?: boolean;
  /** Whether only a recovery code is accepted, because there is no app. */
  onlyRecovery?: boolean;
  autoFocus?: boolean;
  large?: boolean;
  onChange: (value: string) => void;
}

/** A field for an authenticator app's code or, if the phone is lost, a recovery code. */
export function CodeField(props: CodeFieldProps) {
  const { value, error, recovery = false, onlyRecovery = false, autoFocus = false, large, onChange } = props;
  const [without, setLost] = useState(false);
  const lost = without || onlyRecovery;
  const kind = lost
    ? {
        label: 'Recovery code',
        inputMode: 'text' as const,
        complete: 'off',
        hint: 'One of the codes you saved, such as ABCD-EFGH-2345.',
      }
    : {
        label: 'Code',
        inputMode: 'numeric' as const,
        complete: 'one-time-code',
        hint: 'Six digits from your authenticator app.',
      };
  return (
    <div className="grid gap-1.5">
      <Field label={kind.label} error={error} hint={kind.hint}>
        {(control) => (
          <Input
            {...control}
            // A different keyboard on phones requires a new field.
            key={kind.label}
            className={large ? 'h-11 text-base tracking-widest' : 'tracking-widest'}
            inputMode={kind.inputMode}
            autoComplete={kind.complete}
            autoCapitalize={lost ? 'characters' : 'off'}
            spellCheck={false}
            autoFocus={autoFocus || without}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {recovery && !onlyRecovery && (
        <button
          type="button"
          className="w-fit text-[13px] text-accent underline underline-offset-2"
          onClick={() => {
            setLost(!lost);
            onChange('');
          }}
        >
          {lost ? 'Use a code from my app' : 'Can’t use your phone? Use a recovery code'}
        </button>
      )}
    </div>
  );
}
