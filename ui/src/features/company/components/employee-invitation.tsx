import { EllipsisVertical, Link2, MailPlus, MailX } from 'lucide-react';
import { useState } from 'react';
import { keys } from '@/api/keys';
import type { Role } from '@/api/models';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { InvitationLinkDialog } from '@/components/people/invitation-link-dialog';
import { invitationWords } from '@/components/people/invitation-words';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { useUndoable } from '@/components/undo/use-undoable';
import { rule } from '@/rules/rule';
import { type Employee, type Permission, employeeLink, inviteEmployee, revokeEmployee } from '../api';

interface EmployeeInvitationProps {
  employee: Employee;
  /** The signed-in person's permissions at the company. */
  permissions: readonly Permission[];
  /** The signed-in person's role at the company. */
  viewerRole: Role;
}

/** Whether an employee has joined; until then, the actions to invite them. */
export function EmployeeInvitation({ employee, permissions, viewerRole }: EmployeeInvitationProps) {
  const { run, refresh } = useUndoable(keys.companyParts('employees'));
  const [linking, setLinking] = useState(false);
  if (!employee.stub) return null;
  const { id, emailAddress, invitation } = employee;
  const name = rule('displayName', employee);
  const asked = { viewerRole, permissions: [...permissions], role: employee.companyRole ?? null, joined: false };
  const refusal = (showsLink: boolean) =>
    rule('employeeInvitation', { ...asked, showsLink }).violations[0]?.message ?? null;
  const open = invitation?.state === 'PENDING';
  const again = invitation !== null;
  const invite = () =>
    void run({
      call: async () => ({ answered: await inviteEmployee(id), undo: again ? undefined : () => revokeEmployee(id) }),
      words: `Invitation sent ${again ? 'again ' : ''}to ${emailAddress}`,
    });
  const revoke = () =>
    void run({
      call: async () => ({ answered: await revokeEmployee(id), undo: () => inviteEmployee(id) }),
      words: `Invitation of ${name} withdrawn`,
    });
  const makeLink = async () => {
    const made = await employeeLink(id);
    void refresh();
    return made;
  };
  const words = invitation && invitationWords(invitation);
  return (
    <>
      {open && invitation.undeliverable ? (
        <p className="max-w-sm text-[13px] text-pretty break-words text-bad">{words}</p>
      ) : (
        <Badge tone={open ? 'info' : 'warn'}>{words ?? 'Not signed up yet'}</Badge>
      )}
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Invite ${name}`}>
            <EllipsisVertical />
          </IconButton>
        </MenuTrigger>
        <MenuContent className="max-w-80">
          <MenuItem disabledReason={refusal(false)} onSelect={invite}>
            <MailPlus aria-hidden /> {again ? 'Resend invitation' : 'Invite by email'}
          </MenuItem>
          <MenuItem disabledReason={refusal(true)} onSelect={() => setLinking(true)}>
            <Link2 aria-hidden /> Copy link…
          </MenuItem>
          {open && (
            <MenuItem disabledReason={refusal(false)} onSelect={revoke}>
              <MailX aria-hidden /> Revoke invitation
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      {linking && <InvitationLinkDialog name={name} makeLink={makeLink} onClose={() => setLinking(false)} />}
    </>
  );
}
