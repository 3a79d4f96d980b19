import { type FormEvent, useState } from 'react';
import { keys } from '@/api/keys';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { text } from '@/rules/text';
import { type OwnPasskey, renamePasskey } from '../passkey-api';

interface RenamePasskeyProps {
  passkey: OwnPasskey;
  onDone: () => void;
  onCancel: () => void;
}

/** Renames a passkey. */
export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const { run } = useUndoable(keys.secondStep);
  const [name, setName] = useState(passkey.name);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const wrong = name.trim() === '' ? `${text('passkey-name')}.` : undefined;
  async function submitName(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    if (wrong) return;
    setBusy(true);
    const renamed = await run({
      call: async () => ({
        answered: await renamePasskey(passkey.id, name),
        undo: () => renamePasskey(passkey.id, passkey.name),
      }),
      words: 'Passkey renamed',
    });
    setBusy(false);
    if (renamed) onDone();
  }
  return (
    <form noValidate className="grid max-w-md gap-4 py-2" onSubmit={(event) => void submitName(event)}>
      <Field label="Name" error={sent ? wrong : undefined} limit={{ field: 'passkeyName', text: name }}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" busy={busy}>
          {text('save')}
        </Button>
        <Button onClick={onCancel}>{text('cancel')}</Button>
      </div>
    </form>
  );
}
