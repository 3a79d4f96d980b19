import { Pencil } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Violation } from '@/api/models';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { text } from '@/rules/text';

interface EditableFactProps {
  /** The label, and the field name in the rules. */
  term: string;
  field: string;
  /** The current value, as typed. */
  value: string;
  /** The suggestions. */
  offered?: readonly string[];
  /** Returns the violations of the typed value. */
  check: (typed: string) => Violation[];
  /** Saves the value; returns undefined on failure. */
  onSave: (typed: string) => Promise<unknown>;
  /** The displayed value. */
  children: ReactNode;
}

/** A fact that is edited in place: Enter saves, Escape cancels. */
export function EditableFact({ term, field, value, offered, check, onSave, children }: EditableFactProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setTyped(null);
    setTried(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  if (typed === null) {
    return (
      <span className="flex items-center justify-between gap-2">
        <span className="min-w-0 break-words">{children}</span>
        <IconButton
          ref={pencil}
          label={`Change ${term.toLowerCase()}`}
          className="-my-1.5"
          onClick={() => setTyped(value)}
        >
          <Pencil />
        </IconButton>
      </span>
    );
  }
  const wrong = check(typed)[0]?.message;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) return;
    if (typed.trim() === value.trim()) return close();
    setBusy(true);
    const done = await onSave(typed.trim());
    setBusy(false);
    if (done) close();
  };
  return (
    <form noValidate className="grid gap-2" onSubmit={(event) => void submit(event)}>
      <Field label={`New ${term.toLowerCase()}`} error={tried ? wrong : undefined} limit={{ field, text: typed }}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            value={typed}
            list={offered ? `${field}-offered` : undefined}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && close()}
          />
        )}
      </Field>
      {offered && (
        <datalist id={`${field}-offered`}>
          {offered.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
      )}
      <div className="flex gap-2">
        <Button size="sm" look="primary" type="submit" busy={busy}>
          {text('save')}
        </Button>
        <Button size="sm" onClick={close}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  );
}
