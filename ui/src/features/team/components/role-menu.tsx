import { Crown, EllipsisVertical, LogOut, MailPlus, MailX, Tag, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Loan, LoanRole } from '@/api/models';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import { roleFacts } from '@/rules/facts';
import { type PersonAction, rule } from '@/rules/rule';
import { joiningOf } from '../invitation';
import type { Team } from '../use-team';
import type { RoleTask } from './role-task-window';

interface RoleMenuProps {
  loan: Loan;
  role: LoanRole;
  team: Team;
  onTask: (task: RoleTask) => void;
  /** What more can be done. */
  children?: ReactNode;
}

/** How each line of the menu looks; those that take somebody away stand apart. */
const looks: Record<PersonAction, { icon: ReactNode; danger?: true }> = {
  LABELS: { icon: <Tag aria-hidden /> },
  MAKE_LEAD: { icon: <Crown aria-hidden /> },
  INVITE: { icon: <MailPlus aria-hidden /> },
  REVOKE: { icon: <MailX aria-hidden /> },
  LEAVE: { icon: <LogOut aria-hidden />, danger: true },
  REMOVE: { icon: <Trash2 aria-hidden />, danger: true },
};

/** What can be done with somebody on the loan; what can't, says why. */
export function RoleMenu({ loan, role, team, onTask, children }: RoleMenuProps) {
  const name = rule('displayName', role.user);
  const items = menuOf(loan, role);
  const invited = joiningOf(loan, role.user.id, true).invitation !== null;
  const act: Record<PersonAction, () => void> = {
    LABELS: () => onTask({ kind: 'labels', role }),
    MAKE_LEAD: () => onTask({ kind: 'lead', role }),
    INVITE: () => void team.invite(role, invited),
    REVOKE: () => onTask({ kind: 'revoke', role }),
    LEAVE: () => onTask({ kind: 'remove', role }),
    REMOVE: () => onTask({ kind: 'remove', role }),
  };
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`More for ${name}`}>
          <EllipsisVertical />
        </IconButton>
      </MenuTrigger>
      <MenuContent className="max-w-80">
        {children}
        {items.map(({ action, label, refusal }) => (
          <Fragment key={action}>
            {looks[action].danger && <MenuSeparator />}
            <MenuItem danger={looks[action].danger} disabledReason={refusal} onSelect={act[action]}>
              {looks[action].icon} {label}
            </MenuItem>
          </Fragment>
        ))}
      </MenuContent>
    </Menu>
  );
}

/** What the viewer's menu of somebody on the loan offers. */
function menuOf(loan: Loan, role: LoanRole) {
  const { me } = loan;
  const viewer = loan.loanRoles.find(({ id }) => id === me.loanRoleId)?.user.id;
  return rule('personMenu', {
    viewerRole: me.role,
    permissions: me.permissions,
    own: role.id === me.loanRoleId,
    loanRoleId: role.id,
    role: role.role,
    inOwnList: role.contactRelations.some(({ ownerUserId }) => ownerUserId === viewer),
    leadLenders: loan.loanRoles.filter((each) => roleFacts[each.role].leadLender).length,
    joining: joiningOf(loan, role.user.id, role.stub || role.user.stub),
  });
}
