import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import type { Role } from '@/api/models';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type Employee, leavingEffectsQuery, removeEmployee } from '../api';

interface LeavingDialogProps {
  employee: Employee;
  /** The viewer's role at the company. */
  viewerRole: Role;
  onClose: () => void;
}

/** Asks for confirmation before an employee is removed, and who takes over the loans. */
export function LeavingDialog({ employee, viewerRole, onClose }: LeavingDialogProps) {
  const name = rule('displayName', employee);
  const { data: left, error, refetch } = useQuery(leavingEffectsQuery(employee.id));
  const [handOverTo, setHandOverTo] = useState('');
  const [busy, setBusy] = useState(false);
  const { run } = useUndoable(keys.companyParts('employees'), keys.loanLists);
  const heir = handOverTo !== '';
  const refused =
    left &&
    rule('employeeLeaving', {
      viewerRole,
      role: employee.companyRole ?? null,
      leadLenders: left.leadLenders,
      loans: left.loans,
      heir,
      heirWorksThere: heir,
    }).violations[0];
  const leave = async () => {
    setBusy(true);
    const done = await run({
      call: async () => ({ answered: await removeEmployee(employee.id, heir ? handOverTo : null) }),
      words: text('employee-left', { name }),
    });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Remove ${name}?`}
      description="Their access ends immediately on all devices. Their messages and history stay. If you add them again later, they choose a new password."
      footer={
        <>
          <CancelButton />
          <Button look="danger" busy={busy} disabled={!left || refused !== undefined} onClick={() => void leave()}>
            Remove
          </Button>
        </>
      }
    >
      {error && !left && <ErrorState title="Couldn’t count their loans" error={error} onRetry={() => void refetch()} />}
      {!left && !error && <Skeleton className="h-16" />}
      {left && left.loans > 0 && (
        <Field label={`Reassign ${left.loans} ${left.loans === 1 ? 'loan' : 'loans'} to`}>
          {({ id }) => (
            <Select
              id={id}
              value={handOverTo}
              options={[
                { value: '', label: 'Choose a colleague' },
                ...left.heirs.map((person) => ({ value: person.id, label: rule('displayName', person) })),
              ]}
              onValueChange={setHandOverTo}
            />
          )}
        </Field>
      )}
      {refused && <p className="mt-3 text-[13px] text-muted">{refused.message}.</p>}
    </Dialog>
  );
}
