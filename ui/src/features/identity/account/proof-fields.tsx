import { useState } from 'react';
import { CodeField } from '../second-step/code-field';
import { supportsPasskeys } from '../passkeys/passkey-support';
import { PasswordField } from './password-field';
import type { RequiredProof, TypedProof } from './fresh-proof';

interface ProofFieldsProps {
  /** The accepted second steps; without any, the password is enough. */
  asked: RequiredProof;
  values: TypedProof;
  errorOf: (field: string) => string | undefined;
  autoFocus?: boolean;
  onChange: (changed: Partial<TypedProof>) => void;
}

/** Asks for the password and, with two-step sign-in, for a passkey, a code or a recovery code. */
export function ProofFields({ asked, values, errorOf, autoFocus = false, onChange }: ProofFieldsProps) {
  return (
    <>
      <PasswordField
        label="Your password"
        complete="current-password"
        value={values.currentPassword}
        error={errorOf('currentPassword')}
        autoFocus={autoFocus}
        onChange={(currentPassword) => onChange({ currentPassword })}
      />
      <SecondStepFields asked={asked} values={values} errorOf={errorOf} onChange={onChange} />
    </>
  );
}

function SecondStepFields({ asked, values, errorOf, onChange }: ProofFieldsProps) {
  const byPasskey = asked.passkey && supportsPasskeys();
  const [typing, setTyping] = useState(!byPasskey);
  if (!asked.recoveryCode) return null;
  const refused = errorOf('code');
  return (
    <div className="grid gap-3">
      {typing || refused ? (
        <CodeField
          value={values.code}
          error={refused}
          recovery
          onlyRecovery={!asked.appCode}
          autoFocus={byPasskey && typing}
          onChange={(code) => onChange({ code })}
        />
      ) : (
        <p className="text-[13px] text-pretty text-muted">Next, your browser will ask for one of your passkeys.</p>
      )}
      {byPasskey && (
        <button
          type="button"
          className="w-fit text-left text-[13px] text-accent underline underline-offset-2"
          onClick={() => {
            setTyping(!typing);
            onChange({ code: '' });
          }}
        >
          {typing ? 'Use a passkey instead' : 'Can’t use your passkey? Enter a code'}
        </button>
      )}
    </div>
  );
}
