import { type FormEvent, useState } from 'react';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';

/** A PDF that opens with a password only. The password stays in this window. */
export function PdfLocked({ again, onSubmit }: { again: boolean; onSubmit: (password: string) => void }) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(password);
  };
  return (
    <form onSubmit={submit} className="mx-auto grid max-w-sm gap-4 px-6 pt-[20vh]">
      <div>
        <h2 className="text-base font-semibold">This PDF is password protected</h2>
        <p className="mt-1 text-muted">Type its password to look at it here.</p>
      </div>
      <Field label="Password of the PDF" error={again ? text('pdf-password-incorrect') : undefined}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="off"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button look="primary" type="submit" disabled={password === ''}>
        {text('row-open')}
      </Button>
    </form>
  );
}
