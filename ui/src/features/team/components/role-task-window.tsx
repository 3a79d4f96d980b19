import type { Loan, LoanRole } from '@/api/models';
import { InvitationLinkDialog } from '@/components/people/invitation-link-dialog';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { rule } from '@/rules/rule';
import type { Team } from '../use-team';
import { LabelsDialog } from './labels-dialog';
import { LenderRoleDialog } from './lender-role-dialog';
import { RevokeQuestion } from './revoke-question';
import { useConfirmedAction } from './use-confirmed-action';

/** An action on a role that has its own window. */
export interface RoleTask {
  kind: 'edit' | 'labels' | 'lead' | 'link' | 'revoke' | 'remove';
  role: LoanRole;
}

interface RoleTaskWindowProps {
  loan: Loan;
  team: Team;
  task: RoleTask;
  onClose: () => void;
}

/** The window of the open action. */
export function RoleTaskWindow(props: RoleTaskWindowProps) {
  const { loan, team, task, onClose } = props;
  if (task.kind === 'edit') return <LenderRoleDialog loan={loan} role={task.role} team={team} onClose={onClose} />;
  if (task.kind === 'labels') return <LabelsDialog loan={loan} role={task.role} onClose={onClose} />;
  if (task.kind === 'lead') return <LeadQuestion {...props} />;
  if (task.kind === 'link') {
    const { user } = task.role;
    const name = rule('displayName', user);
    return <InvitationLinkDialog name={name} makeLink={() => team.makeLink(user)} onClose={onClose} />;
  }
  return task.kind === 'revoke' ? (
    <RevokeQuestion team={team} user={task.role.user} onClose={onClose} />
  ) : (
    <RemoveQuestion {...props} />
  );
}

function LeadQuestion({ loan, team, task: { role }, onClose }: RoleTaskWindowProps) {
  const name = rule('displayName', role.user);
  const confirmed = useConfirmedAction(() => team.change(role, { role: 'LEAD_LENDER' }), onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Make ${name} lead lender?`}
      description={`They will lead ${loan.name}. Current lead lenders keep their role until you change it.`}
      confirmLabel="Make lead lender"
      {...confirmed}
    />
  );
}

function RemoveQuestion({ loan, team, task: { role }, onClose }: RoleTaskWindowProps) {
  const name = rule('displayName', role.user);
  const own = role.id === loan.me.loanRoleId;
  const confirmed = useConfirmedAction(() => team.remove(role), onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={own ? `Leave ${loan.name}?` : `Remove ${name} from the loan?`}
      description={
        own
          ? 'You lose access to this loan until someone adds you again.'
          : 'They lose access to this loan immediately. Documents they uploaded stay.'
      }
      confirmLabel={own ? 'Leave' : 'Remove'}
      danger
      {...confirmed}
    />
  );
}
