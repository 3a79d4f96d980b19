import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { paths } from '@/address/paths';
import type { Loan, UserRef } from '@/api/models';
import { addLenderUser, peopleScopes, removeRole, sendInvitation } from '@/api/people';
import { Problem, messageFor } from '@/api/problem';
import { FormFooter } from '@/components/form/form-footer';
import { PageHeader } from '@/components/layout/page-header';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useColleagueInvitation } from '@/components/people/colleague-invitation';
import { EmployeePicker } from '@/components/people/employee-picker';
import { InviteCheckbox } from '@/components/people/invite-checkbox';
import { useUndoable } from '@/components/undo/use-undoable';
import { useLeaveGuard } from '@/components/window/use-leave-guard';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type LenderRoleValues, LenderRoleFields } from '../components/lender-role-fields';
import { joiningPayload } from '../role-change';

const start: LenderRoleValues = { role: 'LENDER', visibleToBorrower: true, canAcceptFiles: true };

/** The page that adds a lender to a loan. */
export function LenderRoleScreen({ loan }: { loan: Loan }) {
  usePageTitle('Add lender');
  const { say, refresh } = useUndoable(...peopleScopes(loan.id));
  const navigate = useNavigate();
  const [person, setPerson] = useState<UserRef | null>(null);
  const [place, setPlace] = useState(start);
  const [invites, setInvites] = useState(true);
  const invitationRefusal = useColleagueInvitation(person?.stub === true);
  const invited = person?.stub && !invitationRefusal(person) ? person : null;
  const onLoan = useMemo(() => new Set(loan.loanRoles.map(({ user }) => user.id)), [loan.loanRoles]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const guard = useLeaveGuard(person !== null);
  const { role: viewerRole, permissions } = loan.me;
  const refusal = rule('roleChange', { viewerRole, permissions, newRole: place.role }).violations[0]?.message;
  const toLoan = () => void navigate({ to: paths.loan, params: { loanId: loan.id } });

  const save = async () => {
    if (!person || refusal) return;
    setBusy(true);
    setProblem(null);
    try {
      const { id } = await addLenderUser(loan.id, joiningPayload(person.id, place));
      if (invited && invites) await inviteColleague(loan.id, invited);
      say(text('added-to-loan', { names: rule('displayName', person) }), () => removeRole(loan.id, id));
      await refresh();
      guard.release();
      toLoan();
    } catch (error) {
      setProblem(error instanceof Problem ? error : null);
      toast.error(messageFor(error));
      setBusy(false);
    }
  };

  return (
    <>
      <PageHeader title="Add a lender" />
      <form
        className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <EmployeePicker
          label="Person"
          required
          autoFocus
          offered={{ companyId: loan.lender.id, viewer: loan.me, without: onLoan }}
          allThere="Everyone at your company is already on this loan."
          value={person}
          onChange={setPerson}
        />
        <LenderRoleFields loan={loan} place={place} onChange={setPlace} error={problem?.forField('role')} />
        {invited && <InviteCheckbox checked={invites} onChange={setInvites} />}
        <FormFooter
          busy={busy}
          disabledReason={refusal ?? (person ? null : 'Choose a person first')}
          onCancel={toLoan}
        />
      </form>
      {guard.question}
    </>
  );
}

/** Invites a colleague who was just added to the loan; on failure they stay on it, and a toast tells where to retry. */
async function inviteColleague(loanId: string, { id, emailAddress }: UserRef) {
  try {
    await sendInvitation(loanId, id);
    toast.success(`Invitation sent to ${emailAddress}`);
  } catch (error) {
    toast.error(`Couldn’t send the invitation: ${messageFor(error)} Send it from the person’s menu.`);
  }
}
