import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import type { SecondStep } from '@/api/models';
import { Button } from '@/components/ui/button';
import { formatMoment } from '@/lib/time/clock';
import type { OwnPasskey } from '../passkey-api';
import { AddPasskey } from './add-passkey';
import { supportsPasskeys } from './passkey-support';
import { RemovePasskey } from './remove-passkey';
import { RenamePasskey } from './rename-passkey';

type OpenPasskeyAction = { what: 'rename' | 'remove'; id: string } | 'add' | null;

/** The user's passkeys, with actions to add, rename and remove them. */
export function PasskeyList({ step, onChanged }: { step: SecondStep; onChanged: () => void }) {
  const [doing, setDoing] = useState<OpenPasskeyAction>(null);
  const [returned, setReturned] = useState(false);
  const back = () => {
    setReturned(true);
    setDoing(null);
  };
  const done = () => {
    back();
    onChanged();
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 className="font-medium">Passkeys</h3>
        <p className="mt-0.5 text-[13px] text-pretty text-muted">
          Sign in with your fingerprint, face or PIN instead of your password. A passkey counts as both steps.
        </p>
      </div>
      {step.passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {step.passkeys.map((passkey) => (
            <li key={passkey.id} className="py-2">
              {doing !== null && doing !== 'add' && doing.id === passkey.id ? (
                <PasskeyForm passkey={passkey} what={doing.what} step={step} onDone={done} onCancel={back} />
              ) : (
                <PasskeyRow passkey={passkey} onDo={(what) => setDoing({ what, id: passkey.id })} />
              )}
            </li>
          ))}
        </ul>
      )}
      {doing === 'add' ? (
        <AddPasskey asked={step.freshProof} onDone={done} onCancel={back} />
      ) : (
        <AddButton focused={returned} onAdd={() => setDoing('add')} />
      )}
    </div>
  );
}

const isLast = ({ passkeys, onSince }: SecondStep) => passkeys.length === 1 && !onSince;

function AddButton({ focused, onAdd }: { focused: boolean; onAdd: () => void }) {
  if (!supportsPasskeys()) {
    return (
      <p className="text-[13px] text-pretty text-muted">
        This browser can’t add a passkey here. Use a newer browser and the address shown in our emails.
      </p>
    );
  }
  return (
    <Button className="w-fit" autoFocus={focused} onClick={onAdd}>
      <KeyRound aria-hidden /> Add a passkey
    </Button>
  );
}

function PasskeyRow({ passkey, onDo }: { passkey: OwnPasskey; onDo: (what: 'rename' | 'remove') => void }) {
  const used = passkey.lastUsedAt ? `last used on ${formatMoment(passkey.lastUsedAt)}` : 'not used yet';
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 grow">
        <p className="font-medium break-words">{passkey.name}</p>
        <p className="text-[13px] text-muted">
          Added on {formatMoment(passkey.createdAt)}, {used}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={`Rename ${passkey.name}`} onClick={() => onDo('rename')}>
          Rename
        </Button>
        <Button size="sm" aria-label={`Remove ${passkey.name}`} onClick={() => onDo('remove')}>
          Remove
        </Button>
      </div>
    </div>
  );
}

interface PasskeyFormProps {
  passkey: OwnPasskey;
  what: 'rename' | 'remove';
  step: SecondStep;
  onDone: () => void;
  onCancel: () => void;
}

function PasskeyForm({ passkey, what, step, onDone, onCancel }: PasskeyFormProps) {
  if (what === 'rename') return <RenamePasskey passkey={passkey} onDone={onDone} onCancel={onCancel} />;
  const { freshProof } = step;
  return <RemovePasskey passkey={passkey} asked={freshProof} last={isLast(step)} onDone={onDone} onCancel={onCancel} />;
}
