import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import type { Loan, LoanRole } from '@/api/models';
import { roleEditingRefusal } from '@/components/people/role-editing';
import { IconButton } from '@/components/ui/icon-button';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

interface EditContactButtonProps {
  loan: Loan;
  role: LoanRole;
  onEditBorrower: (role: LoanRole) => void;
}

/** Whether a contact is in the viewer's own list. */
export const isOwn = ({ contactRelations }: LoanRole, viewerId: string) =>
  contactRelations.some(({ ownerUserId }) => ownerUserId === viewerId);

/** Opens a borrower's or contact's form; contacts have a separate page, for their list's owner. */
export function EditContactButton({ loan, role, onEditBorrower }: EditContactButtonProps) {
  const viewerId = useCurrentUser().id;
  const label = `Edit ${rule('displayName', role.user)}`;
  const { me } = loan;
  if (roleFacts[role.role].contact) {
    const owner = isOwn(role, viewerId);
    const can = rule('contactActions', { viewerGroup: me.roleGroup, owner, keyContact: role.keyContact });
    const why = loan.archive.words ?? (can.edit ? null : text('not-list-owner'));
    if (why) return <DisabledEditButton label={label} why={why} />;
    return (
      <IconButton label={label} asChild>
        <Link to={paths.keyContactEdit} search={{ loanId: loan.id, loanRoleId: role.id }}>
          <Pencil />
        </Link>
      </IconButton>
    );
  }
  const why = roleEditingRefusal(loan, role.role);
  if (why) return <DisabledEditButton label={label} why={why} />;
  return (
    <IconButton label={label} onClick={() => onEditBorrower(role)}>
      <Pencil />
    </IconButton>
  );
}

function DisabledEditButton({ label, why }: { label: string; why: string }) {
  return (
    <IconButton label={label} disabledReason={why}>
      <Pencil />
    </IconButton>
  );
}
