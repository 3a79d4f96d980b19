import { KeyRound, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { keys } from '@/api/keys';
import type { Role } from '@/api/models';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { useUndoable } from '@/components/undo/use-undoable';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { rule } from '@/rules/rule';
import { type Employee, endEmployeesSecondStep } from '../api';

interface EmployeeSecondStepProps {
  employee: Employee;
  self: boolean;
  /** The viewer's role at the company. */
  viewerRole: Role;
}

/** Whether an employee uses two-step sign-in, with an action to turn it off if they lost their phone. */
export function EmployeeSecondStep({ employee, self, viewerRole }: EmployeeSecondStepProps) {
  const { run } = useUndoable(keys.companyParts('employees'));
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!employee.secondStep) return null;
  const name = rule('displayName', employee);
  const may = rule('secondStepChange', {
    step: 'END_COLLEAGUES',
    companyRole: viewerRole,
    colleagueOn: true,
    oneself: self,
  }).allowed;
  const end = async () => {
    setBusy(true);
    await run({
      call: async () => ({ answered: await endEmployeesSecondStep(employee.id) }),
      words: `Two-step sign-in turned off for ${name}`,
    });
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Badge tone="ok">
        <ShieldCheck aria-hidden /> Two-step
      </Badge>
      {may && (
        <IconButton label={`Turn off two-step sign-in for ${name}`} onClick={() => setAsking(true)}>
          <KeyRound />
        </IconButton>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Turn off two-step sign-in for ${name}?`}
        description="Do this only if you’re sure who is asking. Their password alone will be enough to sign in until they set it up again. Their passkeys are removed, they’re signed out everywhere, and they’re notified by email."
        confirmLabel="Turn off"
        danger
        busy={busy}
        onConfirm={() => void end()}
      />
    </>
  );
}
