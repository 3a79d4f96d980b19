import { type FormEvent, useState } from 'react';
import type { Document } from '@/api/documents';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import { PasswordField } from '../../pdf/password-field';
import { usePasswordRemoval } from './use-password-removal';

interface PdfLockedProps {
  document: Document;
  actionsDisabled: boolean;
  /** Whether a wrong password was entered. */
  again: boolean;
  submit: (password: string) => void;
}

/** A password-protected PDF: open it here, or remove the password for everyone. */
export function PdfLocked({ document, actionsDisabled, again, submit }: PdfLockedProps) {
  const [password, setPassword] = useState('');
  const [typing, setTyping] = useState(false);
  const { busy, refusal, remove, forget } = usePasswordRemoval(document);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setTyping(false);
    forget();
    submit(password);
  };
  const wrong = again && !typing ? text('pdf-password-incorrect') : undefined;
  return (
    <form onSubmit={open} className="mx-auto grid max-w-sm gap-4 px-6 pt-[20vh]">
      <div>
        <h2 className="text-base font-semibold">This PDF is password protected</h2>
        <p className="mt-1 text-muted">
          Enter its password to view it here.
          {!actionsDisabled && ' Or remove the password so everyone on the loan can open it. The original is kept.'}
        </p>
      </div>
      <PasswordField
        error={refusal ?? wrong}
        autoFocus
        value={password}
        onType={(typed) => {
          setPassword(typed);
          setTyping(true);
          forget();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" disabled={password === ''}>
          {text('row-open')}
        </Button>
        {!actionsDisabled && (
          <Button busy={busy} disabled={password === ''} onClick={() => void remove(password)}>
            Remove password
          </Button>
        )}
      </div>
    </form>
  );
}
