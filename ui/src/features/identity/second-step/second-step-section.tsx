import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import type { SecondStep } from '@/api/models';
import { secondStepQuery } from '@/api/people';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMoment } from '@/lib/time/clock';
import { rule } from '@/rules/rule';
import type { RequiredProof } from '../account/fresh-proof';
import { renewRecoveryCodes } from '../second-step-api';
import { PasskeyList } from '../passkeys/passkey-list';
import { TurnOffForm } from './turn-off-form';
import { RecoveryCodes } from './recovery-codes';
import { ProofStep } from './proof-step';
import { AppSetup } from './second-step-setup';

type OpenStepAction = 'set-up' | 'codes' | 'end' | null;

/** The user's two-step sign-in: its status, and actions to turn it on and off. */
export function SecondStepSection() {
  const { data: step, error, refetch } = useQuery(secondStepQuery);
  const cache = useQueryClient();
  const [doing, setDoing] = useState<OpenStepAction>(null);
  const [returned, setReturned] = useState(false);
  if (!step && error) {
    return <ErrorState title="Couldn’t load two-step sign-in" error={error} onRetry={() => void refetch()} />;
  }
  if (!step) return <Skeleton className="h-14" />;
  const cancel = () => {
    setReturned(true);
    setDoing(null);
  };
  const changed = () => {
    void cache.invalidateQueries({ queryKey: keys.sessions });
    return cache.invalidateQueries({ queryKey: keys.secondStep });
  };
  // The next view needs the current status.
  const done = () => void changed().then(cancel);
  const left = step.passkeys.length > 0;
  const parts = {
    'set-up': <AppSetup asked={step.freshProof} onDone={done} onCancel={cancel} />,
    codes: <NewCodes asked={step.freshProof} onDone={done} onCancel={cancel} />,
    end: <TurnOffForm asked={step.freshProof} onDone={done} onCancel={cancel} passkeysLeft={left} />,
  };
  return (
    <div className="grid gap-6">
      {doing ? parts[doing] : <StepStatus step={step} returned={returned} onDo={setDoing} />}
      <PasskeyList step={step} onChanged={changed} />
    </div>
  );
}

interface StepStatusProps {
  step: SecondStep;
  /** Moves the focus here after a completed action. */
  returned: boolean;
  onDo: (doing: OpenStepAction) => void;
}

function StepStatus({ step, returned, onDo }: StepStatusProps) {
  const app = Boolean(step.onSince);
  const others = step.passkeys.length > 0;
  if (!app && !others) {
    return (
      <div className="grid gap-3">
        <Badge className="w-fit">Off</Badge>
        <Button className="w-fit" autoFocus={returned} onClick={() => onDo('set-up')}>
          Turn on two-step sign-in
        </Button>
      </div>
    );
  }
  const required = step.required && !others;
  const kept = app ? rule('secondStepChange', { step: 'END_OWN', ownOn: true, required }).violations[0]?.message : null;
  const left = step.recoveryCodesLeft;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="ok">On</Badge>
        {step.onSince && <span className="text-[13px] text-muted">since {formatMoment(step.onSince)}</span>}
      </p>
      <p className={left > 2 ? 'text-muted' : 'text-warn'}>
        {left === 0 ? 'No recovery codes left. Create new ones.' : `${left} of 10 recovery codes left`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button autoFocus={returned} onClick={() => onDo('codes')}>
          New recovery codes
        </Button>
        {app && !kept && <Button onClick={() => onDo('end')}>{others ? 'Remove the app' : 'Turn off'}</Button>}
        {!app && <Button onClick={() => onDo('set-up')}>Add an authenticator app</Button>}
      </div>
      {kept && <p className="text-[13px] text-pretty text-muted">{kept}.</p>}
    </div>
  );
}

function NewCodes({ asked, onDone, onCancel }: { asked: RequiredProof; onDone: () => void; onCancel: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <div className="grid gap-3">
      <p className="text-pretty text-muted">Your current recovery codes stop working.</p>
      <ProofStep
        asked={asked}
        goOn="Create new codes"
        onProof={async (proof) => setCodes(await renewRecoveryCodes(proof))}
        onCancel={onCancel}
      />
    </div>
  );
}
