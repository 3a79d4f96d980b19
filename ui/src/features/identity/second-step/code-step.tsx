import { type FormEvent, useState } from 'react';
import { refusalFor, wordsFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { CodeField } from './code-field';

interface CodeStepProps {
  /** Why the code that was sent last didn't let one in. */
  problem: unknown;
  busy: boolean;
  onCode: (code: string) => void;
  /** Back to address and password. */
  onBack: () => void;
}

/** The second step of signing in. */
export function CodeStep({ problem, busy, onCode, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<string>();
  const shape = rule('secondStepCode', { code }).violations[0]?.message;
  // What is said of a code is said no longer once another one is typed.
  const refused = sent === code ? refusalFor(problem, 'code') : undefined;
  const trouble = sent === code && problem !== null && !refused ? wordsFor(problem) : null;
  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(code);
    if (!shape) onCode(code);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {trouble && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2.5 text-bad">
          {trouble}
        </p>
      )}
      <p role="status" className="text-pretty">
        {text('second-step-asked')}.
      </p>
      <CodeField
        value={code}
        error={sent === code ? (shape ?? refused) : undefined}
        recovery
        autoFocus
        large
        onChange={setCode}
      />
      <Button type="submit" look="primary" size="lg" busy={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
      <Button look="quiet" onClick={onBack}>
        Back
      </Button>
    </form>
  );
}
