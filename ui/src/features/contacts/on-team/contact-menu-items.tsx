import { BookUser, Trash2 } from 'lucide-react';
import { useCurrentUser } from '@/api/current-user';
import type { Loan, LoanRole } from '@/api/models';
import { MenuItem, MenuSeparator } from '@/components/floating/menu';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { personOfRole } from '../contact-person';
import type { ContactTask } from '../list/contact-tasks';
import { MoveMenuItems } from '../moves/move-menu-items';
import { isOwn } from './edit-contact-button';

interface ContactMenuItemsProps {
  loan: Loan;
  role: LoanRole;
  onTask: (task: ContactTask) => void;
  onShowContacts: (role: LoanRole) => void;
}

/** The contact actions of a team member: their list, moves and removal. */
export function ContactMenuItems({ loan, role, onTask, onShowContacts }: ContactMenuItemsProps) {
  const viewerId = useCurrentUser().id;
  const own = role.user.id === viewerId;
  const person = personOfRole(role);
  const owner = isOwn(role, viewerId);
  const can = rule('contactActions', { viewerGroup: loan.me.roleGroup, owner, keyContact: role.keyContact });
  return (
    <>
      <MenuItem onSelect={() => onShowContacts(role)}>
        <BookUser aria-hidden /> {rule('listTitle', { own, name: person.name })}
      </MenuItem>
      <MoveMenuItems loan={loan} person={person} onMove={(move) => onTask({ kind: 'move', move })} />
      {roleFacts[role.role].contact && (
        <>
          <MenuSeparator />
          <MenuItem
            danger
            disabledReason={loan.archive.words ?? (can.remove ? null : text('not-list-owner'))}
            onSelect={() => onTask({ kind: 'remove', person, own: owner })}
          >
            <Trash2 aria-hidden /> Remove…
          </MenuItem>
        </>
      )}
    </>
  );
}
