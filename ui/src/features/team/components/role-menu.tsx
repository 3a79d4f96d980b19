import { Crown, EllipsisVertical, Link2, LogOut, MailPlus, MailX, RotateCw, Tag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Loan, LoanRole, Role } from '@/api/models';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/components/floating/menu';
import { useColleagueInvitation } from '@/components/people/colleague-invitation';
import { invitationWords } from '@/components/people/invitation-words';
import { IconButton } from '@/components/ui/icon-button';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { invitationOf, undeliverableWords } from '../invitation';
import type { Team } from '../use-team';
import type { RoleTask } from './role-task-window';

interface RoleMenuProps {
  loan: Loan;
  role: LoanRole;
  team: Team;
  /** Why the role can't be changed; nothing when it can. */
  editing: string | null;
  onTask: (task: RoleTask) => void;
  /** Additional actions. */
  children?: ReactNode;
}

/** The actions on a person on the loan; disabled ones show why. */
export function RoleMenu({ loan, role, team, editing, onTask, children }: RoleMenuProps) {
  const name = rule('displayName', role.user);
  const { lender, leadLender, contact } = roleFacts[role.role];
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`More for ${name}`}>
          <EllipsisVertical />
        </IconButton>
      </MenuTrigger>
      <MenuContent className="max-w-80">
        {children}
        <MenuItem disabledReason={editing} onSelect={() => onTask({ kind: 'labels', role })}>
          <Tag aria-hidden /> Edit labels…
        </MenuItem>
        {lender && !leadLender && (
          <MenuItem
            disabledReason={editing ?? stepRefusal(loan, role, 'LEAD_LENDER')}
            onSelect={() => onTask({ kind: 'lead', role })}
          >
            <Crown aria-hidden /> Make lead lender…
          </MenuItem>
        )}
        {undeliverableWords(loan, role) && (
          <MenuItem disabledReason={editing} onSelect={() => void team.retry(role.user)}>
            <RotateCw aria-hidden /> Try the address again
          </MenuItem>
        )}
        <InvitationItems loan={loan} role={role} team={team} editing={editing} onTask={onTask} />
        {(!contact || removesOthers(loan, role)) && (
          <RemoveItem loan={loan} role={role} editing={editing} onTask={onTask} />
        )}
      </MenuContent>
    </Menu>
  );
}

/** Returns why the viewer can't assign or remove the role; nothing when they can. */
function stepRefusal({ me }: Loan, role: LoanRole, newRole: Role | null): string | null {
  const own = role.id === me.loanRoleId;
  const { role: viewerRole, permissions } = me;
  const step = rule('roleChange', { viewerRole, permissions, own, role: role.role, newRole });
  return step.violations[0]?.message ?? null;
}

/** Whether the viewer may remove a contact who is in another person's list. */
function removesOthers(loan: Loan, role: LoanRole): boolean {
  const viewer = loan.loanRoles.find(({ id }) => id === loan.me.loanRoleId)?.user.id;
  const owner = role.contactRelations.some(({ ownerUserId }) => ownerUserId === viewer);
  const removal = rule('contactRemoval', {
    owner,
    viewerRole: loan.me.role,
    loanRoleId: role.id,
    keyContact: role.keyContact,
    name: '',
  });
  return !owner && removal.violations.length === 0;
}

type InvitationItemsProps = Pick<RoleMenuProps, 'loan' | 'role' | 'team' | 'editing' | 'onTask'>;

/** Menu items that invite a person who hasn't signed up, copy a colleague's link, and revoke the invitation. */
function InvitationItems({ loan, role, team, editing, onTask }: InvitationItemsProps) {
  const invitation = invitationOf(loan, role.user.id);
  const { lender } = roleFacts[role.role];
  const joined = !role.stub && !role.user.stub && (!invitation || invitationWords(invitation) === null);
  const invitationRefusal = useColleagueInvitation(lender && !joined);
  if (joined) return null;
  const refusal = editing ?? (lender ? invitationRefusal(role.user) : null);
  return (
    <>
      <MenuItem disabledReason={refusal} onSelect={() => void team.invite(role, Boolean(invitation))}>
        <MailPlus aria-hidden /> {invitation ? 'Resend invitation' : 'Invite'}
      </MenuItem>
      {lender && (
        <MenuItem
          disabledReason={editing ?? invitationRefusal(role.user, true)}
          onSelect={() => onTask({ kind: 'link', role })}
        >
          <Link2 aria-hidden /> Copy link…
        </MenuItem>
      )}
      {invitation?.state === 'PENDING' && (
        <MenuItem disabledReason={refusal} onSelect={() => onTask({ kind: 'revoke', role })}>
          <MailX aria-hidden /> Revoke invitation…
        </MenuItem>
      )}
    </>
  );
}

/** Removes a person from the loan, or leaves it. */
function RemoveItem({ loan, role, editing, onTask }: Pick<RoleMenuProps, 'loan' | 'role' | 'editing' | 'onTask'>) {
  const own = role.id === loan.me.loanRoleId;
  const leadLenders = loan.loanRoles.filter((each) => roleFacts[each.role].leadLender).length;
  // Users may give up their own role; removing others requires the permission.
  const why = editing ?? stepRefusal(loan, role, null);
  const disabled = why !== null && !own;
  const removal = rule('roleRemoval', { id: role.id, role: role.role, disabled, leadLenders });
  const standing = disabled && removal.violations[0]?.code === 'role-disabled' ? why : removal.violations[0]?.message;
  const refusal = loan.archive.words ?? standing;
  return (
    <>
      <MenuSeparator />
      <MenuItem danger disabledReason={refusal} onSelect={() => onTask({ kind: 'remove', role })}>
        {own ? <LogOut aria-hidden /> : <Trash2 aria-hidden />} {own ? 'Leave the loan…' : 'Remove…'}
      </MenuItem>
    </>
  );
}
