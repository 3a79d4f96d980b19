import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { rule } from '@/rules/rule';
import type { RequiredProof } from '../account/fresh-proof';
import { useSecretForm } from '../account/use-secret-form';
import { type SecondStepSetup, beginSecondStep, confirmSecondStep } from '../second-step-api';
import { CodeField } from './code-field';
import { AddPasskey } from '../passkeys/add-passkey';
import { supportsPasskeys } from '../passkeys/passkey-support';
import { CancelButton, ProofStep } from './proof-step';
import { RecoveryCodes } from './recovery-codes';
import { StepError } from './step-error';

// Two-step sign-in is off where it is required: the password is enough.
const onlyPassword: RequiredProof = { appCode: false, recoveryCode: false, passkey: false };

interface AppSetupProps {
  /** The second step to take first, if there is one. */
  asked: RequiredProof;
  /** Called once it is on and the recovery codes are saved. */
  onDone: () => void;
  onCancel?: (() => void) | undefined;
  /** A link to an alternative, hidden once the user has started. */
  other?: ReactNode;
}

/** Turns on two-step sign-in where it is required: with an app or a passkey. */
export function SecondStepChoice({ onDone }: { onDone: () => void }) {
  const [passkey, setPasskey] = useState(false);
  // Hidden once the setup has started, because codes are shown only once.
  const other = supportsPasskeys() && (
    <button
      type="button"
      className="mt-6 w-fit text-left text-[13px] text-accent underline underline-offset-2"
      onClick={() => setPasskey(!passkey)}
    >
      {passkey ? 'Use an authenticator app instead' : 'No app? Use a passkey: your fingerprint, face or PIN'}
    </button>
  );
  const Way = passkey ? AddPasskey : AppSetup;
  return <Way key={String(passkey)} asked={onlyPassword} onDone={onDone} other={other} />;
}

/** Adds an authenticator app: the proof, the app, its first code, the recovery codes. */
export function AppSetup({ asked, onDone, onCancel, other }: AppSetupProps) {
  const [begun, setBegun] = useState<SecondStepSetup>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  // Users with passkeys already have recovery codes.
  const confirmed = (made: string[]) => (made.length > 0 ? setCodes(made) : onDone());
  if (begun) return <AppStep begun={begun} onConfirmed={confirmed} onCancel={onCancel} />;
  return (
    <>
      <ProofStep
        asked={asked}
        goOn="Continue"
        onProof={async (proof) => setBegun(await beginSecondStep(proof))}
        onCancel={onCancel}
      />
      {other}
    </>
  );
}

const codeShape = ({ code }: { code: string }) => rule('secondStepCode', { code, onlyDigits: true }).violations;

interface AppStepProps {
  begun: SecondStepSetup;
  onConfirmed: (codes: string[]) => void;
  onCancel: (() => void) | undefined;
}

/** Adds the account to an app and asks for its first code. */
function AppStep({ begun, onConfirmed, onCancel }: AppStepProps) {
  const form = useSecretForm({
    blank: { code: '' },
    violationsOf: codeShape,
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
      <StepError words={form.trouble} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={form.busy}>
          Turn on
        </Button>
        <CancelButton onCancel={onCancel} />
      </div>
    </form>
  );
}

/** For users who can't scan: the key to type, and a link to an app on this device. */
function SecretKey({ begun }: { begun: SecondStepSetup }) {
  const shown = begun.secret.match(/.{1,4}/g)?.join(' ') ?? begun.secret;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(begun.secret);
      toast.success('Key copied');
    } catch {
      toast.error('The browser blocked access to the clipboard. Type the key instead.');
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
          <Copy aria-hidden /> Copy key
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
