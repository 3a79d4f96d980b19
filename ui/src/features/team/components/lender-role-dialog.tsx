import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Loan, LoanRole } from '@/api/models';
import { editLenderUser } from '@/api/people';
import { Problem, currentOf } from '@/api/problem';
import { refreshPeople } from '@/components/people/refresh-people';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { changedPayload, changedSettings, roleSettingsOf } from '../role-change';
import type { Team } from '../use-team';
import { LenderRoleFields } from './lender-role-fields';

interface LenderRoleDialogProps {
  loan: Loan;
  role: LoanRole;
  team: Team;
  onClose: () => void;
}

/** Edits a lender's role on the loan. Errors aren't shown, but a conflict with another user's change is. */
export function LenderRoleDialog({ loan, role, team, onClose }: LenderRoleDialogProps) {
  const cache = useQueryClient();
  const [base, setBase] = useState(role);
  const [place, setPlace] = useState(() => roleSettingsOf(role));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ meanwhile: string | null; role: string | undefined } | null>(null);

  const save = async () => {
    setBusy(true);
    try {
      const now = await editLenderUser(loan.id, role.user.id, changedPayload(base, place));
      team.saidChange(base, now, changedSettings(base, place));
      onClose();
    } catch (error) {
      const current = currentOf<LoanRole>(error, 'role');
      if (current) setBase(current);
      const wrong = error instanceof Problem ? error.forField('role') : undefined;
      setProblem({ meanwhile: current && describeChanges(base, current), role: wrong });
      setBusy(false);
    }
    await refreshPeople(cache, loan.id);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Edit ${rule('displayName', role.user)}`}
      footer={
        <>
          <CancelButton />
          <Button look="primary" busy={busy} onClick={() => void save()}>
            {problem?.meanwhile ? 'Save mine anyway' : text('save')}
          </Button>
        </>
      }
    >
      <LenderRoleFields loan={loan} held={base} place={place} onChange={setPlace} error={problem?.role} />
      {problem?.meanwhile && (
        <p role="alert" className="mt-4 rounded-md bg-warn-soft px-3 py-2 text-warn">
          {problem.meanwhile}
        </p>
      )}
    </Dialog>
  );
}

/** Returns the changes another user made to the role in the meantime, in words. */
function describeChanges(before: LoanRole, now: LoanRole): string {
  const changes = [
    before.role !== now.role && `the role is now ${roleFacts[now.role].label.toLowerCase()}`,
    before.visibleToBorrower !== now.visibleToBorrower &&
      (now.visibleToBorrower ? 'borrowers see them now' : 'borrowers no longer see them'),
    before.canAcceptFiles !== now.canAcceptFiles &&
      (now.canAcceptFiles ? 'they accept files now' : 'they no longer accept files'),
  ].filter(Boolean);
  const what = changes.length > 0 ? changes.join(', ') : 'it was saved again';
  return `Someone changed this while you had it open: ${what}. What you chose is still here.`;
}
