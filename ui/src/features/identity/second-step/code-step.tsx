import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { refusalFor, messageFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import type { SecondStepTaken } from '../api';
import { askPasskey } from '../passkey-api';
import { supportsPasskeys } from '../passkeys/passkey-support';
import { CodeField } from './code-field';

interface CodeStepProps {
  /** The problem's code, which tells the accepted second steps. */
  asked: string;
  /** Why the last attempt failed. */
  problem: unknown;
  busy: boolean;
  onTaken: (taken: SecondStepTaken) => void;
  /** Returns to address and password. */
  onBack: () => void;
}

/** The second step of signing in: a passkey or a code. */
export function CodeStep({ asked, problem, busy, onTaken, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [last, setLast] = useState<{ code?: string; passkey?: true }>();
  const choosing = useMutation({ mutationFn: askPasskey, onSuccess: (passkey) => onTaken({ passkey }) });
  const onlyPasskey = asked === 'passkey-asked';
  const usesPasskey = asked !== 'second-step-asked' && supportsPasskeys();
  const shape = rule('secondStepCode', { code }).violations[0]?.message;
  // An error of a code is hidden once another code is typed.
  const sent = last?.code === code;
  const refused = sent ? refusalFor(problem, 'code') : undefined;
  const notSigned = last?.passkey && !choosing.isPending ? (choosing.error ?? problem) : null;
  const failed = notSigned ?? (sent && !refused ? problem : null);
  function submitCode(event: FormEvent): void {
    event.preventDefault();
    setLast({ code });
    if (!shape) onTaken({ code });
  }
  function choosePasskey(): void {
    setLast({ passkey: true });
    choosing.mutate();
  }
  return (
    <form noValidate onSubmit={submitCode} className="grid gap-4">
      {failed !== null && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2.5 text-bad">
          {messageFor(failed)}
        </p>
      )}
      <p role="status" className="text-pretty">
        {text(asked)}.
      </p>
      {usesPasskey && (
        <Button size="lg" look="primary" busy={busy || choosing.isPending} autoFocus onClick={choosePasskey}>
          <KeyRound aria-hidden /> Use a passkey
        </Button>
      )}
      <CodeField
        value={code}
        error={sent ? (shape ?? refused) : undefined}
        recovery
        onlyRecovery={onlyPasskey}
        autoFocus={!usesPasskey}
        large
        onChange={setCode}
      />
      <Button type="submit" look={usesPasskey ? 'secondary' : 'primary'} size="lg" busy={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
      <Button look="quiet" onClick={onBack}>
        Back
      </Button>
    </form>
  );
}
