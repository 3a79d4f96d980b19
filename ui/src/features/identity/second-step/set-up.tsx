import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import type { Violation } from '@/api/models';
import { Button } from '@/components/ui/button';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { PasswordField } from '../account/password-field';
import { useSecretForm } from '../account/use-secret-form';
import { type Begun, beginSecondStep, confirmSecondStep } from '../second-step-api';
import { CodeField } from './code-field';
import { AddPasskey } from '../passkeys/add-passkey';
import { passkeysWork } from '../passkeys/passkeys-work';
import { RecoveryCodes } from './recovery-codes';
import { Trouble } from './trouble';

interface SetUpProps {
  /** It is on, and the recovery codes are kept. */
  onDone: () => void;
  onCancel?: (() => void) | undefined;
  /** The way to something else, until this is begun. */
  other?: ReactNode;
}

/** Turns two-step sign-in on where that is asked for: with an app, or with a passkey. */
export function SetUpEither({ onDone }: { onDone: () => void }) {
  const [passkey, setPasskey] = useState(false);
  // Nobody is led away from what was begun: codes are shown once.
  const other = passkeysWork() && (
    <button
      type="button"
      className="mt-6 w-fit text-left text-[13px] text-accent underline underline-offset-2"
      onClick={() => setPasskey(!passkey)}
    >
      {passkey ? 'Use an authenticator app instead' : 'No app? Use a passkey: your fingerprint, face or PIN'}
    </button>
  );
  return passkey ? <AddPasskey onDone={onDone} other={other} /> : <SetUp onDone={onDone} other={other} />;
}

/** Turns two-step sign-in on: the password, the app, its first code, the recovery codes. */
export function SetUp({ onDone, onCancel, other }: SetUpProps) {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  // Who has passkeys has recovery codes.
  const confirmed = (made: string[]) => (made.length > 0 ? setCodes(made) : onDone());
  if (begun) return <AppStep begun={begun} onConfirmed={confirmed} onCancel={onCancel} />;
  return (
    <>
      <PasswordStep
        goOn="Continue"
        onPassword={async (password) => setBegun(await beginSecondStep(password))}
        onCancel={onCancel}
      />
      {other}
    </>
  );
}

// An empty password is refused by the server, uncounted.
const anything = (): Violation[] => [];

interface PasswordStepProps {
  goOn: string;
  onPassword: (password: string) => Promise<void>;
  onCancel: (() => void) | undefined;
}

/** Asks for the password before anything is told or changed. */
export function PasswordStep({ goOn, onPassword, onCancel }: PasswordStepProps) {
  const form = useSecretForm({
    blank: { currentPassword: '' },
    violationsOf: anything,
    send: ({ currentPassword }) => onPassword(currentPassword),
  });
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={form.submit}>
      <PasswordField
        label="Your password"
        complete="current-password"
        value={form.values.currentPassword}
        error={form.errorOf('currentPassword')}
        autoFocus
        onChange={(currentPassword) => form.set({ currentPassword })}
      />
      <Trouble words={form.trouble} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={form.busy}>
          {goOn}
        </Button>
        <CancelButton onCancel={onCancel} />
      </div>
    </form>
  );
}

function CancelButton({ onCancel }: { onCancel: (() => void) | undefined }) {
  return onCancel ? <Button onClick={onCancel}>{text('cancel')}</Button> : null;
}

const shape = ({ code }: { code: string }) => rule('secondStepCode', { code, onlyDigits: true }).violations;

interface AppStepProps {
  begun: Begun;
  onConfirmed: (codes: string[]) => void;
  onCancel: (() => void) | undefined;
}

/** Adds the account to an app, and has it show its first code. */
function AppStep({ begun, onConfirmed, onCancel }: AppStepProps) {
  const form = useSecretForm({
    blank: { code: '' },
    violationsOf: shape,
    send: async ({ code }) => onConfirmed(await confirmSecondStep(code)),
  });
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={form.submit}>
      <ol className="grid list-decimal gap-4 pl-5">
        <li className="pl-1">
          <p className="text-pretty">
            Open your authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password, and scan
            this QR code.
          </p>
          <img
            alt="QR code for your authenticator app"
            src={`data:image/svg+xml,${encodeURIComponent(begun.picture)}`}
            className="my-3 size-52 rounded-md border border-line bg-white"
          />
          <SecretKey begun={begun} />
        </li>
        <li className="pl-1">
          <CodeField
            value={form.values.code}
            error={form.errorOf('code')}
            autoFocus
            onChange={(code) => form.set({ code })}
          />
        </li>
      </ol>
      <Trouble words={form.trouble} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={form.busy}>
          Turn on
        </Button>
        <CancelButton onCancel={onCancel} />
      </div>
    </form>
  );
}

/** For who can't scan: the key to be typed, and the way into an app on this very device. */
function SecretKey({ begun }: { begun: Begun }) {
  const shown = begun.secret.match(/.{1,4}/g)?.join(' ') ?? begun.secret;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(begun.secret);
      toast.success('Key copied');
    } catch {
      toast.error('The browser didn’t let us use the clipboard. Type the key instead.');
    }
  };
  return (
    <div className="grid gap-2 text-[13px]">
      <p className="text-muted">Can’t scan it? Type this key into the app:</p>
      <p className="flex flex-wrap items-center gap-2">
        <code data-testid="key" className="rounded-md bg-sunken px-2 py-1 break-words">
          {shown}
        </code>
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden /> Copy the key
        </Button>
      </p>
      <p>
        <a href={begun.address} className="text-accent underline underline-offset-2">
          Open the app on this device
        </a>
      </p>
    </div>
  );
}
