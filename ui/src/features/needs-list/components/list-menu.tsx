import { useNavigate } from '@tanstack/react-router';
import { BellRing, CalendarClock, Download, Ellipsis, Eye, LayoutTemplate } from 'lucide-react';
import type { Loan } from '@/api/models';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import { roleGroupFacts } from '@/rules/facts';

interface ListMenuProps {
  loan: Loan;
  onUseTemplate: () => void;
  /** Opens the dialog to remind people of all open requests. */
  onRemind: () => void;
  /** Opens the planned reminders. */
  onReminders: () => void;
}

/** The lender's actions on a loan's whole list. */
export function ListMenu({ loan, onUseTemplate, onRemind, onReminders }: ListMenuProps) {
  const navigate = useNavigate();
  const borrower = loan.loanRoles.find(({ user }) => roleGroupFacts[user.loggedRoleGroup].borrower);
  const look = (asUserId: string) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, asUserId, requestId: undefined }) });
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label="More actions for this needs list">
          <Ellipsis />
        </IconButton>
      </MenuTrigger>
      <MenuContent className="w-64">
        <MenuItem disabledReason={loan.archive.words} onSelect={onUseTemplate}>
          <LayoutTemplate aria-hidden /> Use a template…
        </MenuItem>
        <MenuItem disabledReason={loan.archive.words} onSelect={onRemind}>
          <BellRing aria-hidden /> Remind of all open requests…
        </MenuItem>
        <MenuItem onSelect={onReminders}>
          <CalendarClock aria-hidden /> Planned reminders
        </MenuItem>
        <MenuItem
          disabledReason={borrower ? null : 'No borrower yet'}
          onSelect={() => borrower && look(borrower.user.id)}
        >
          <Eye aria-hidden /> View as a borrower
        </MenuItem>
        <MenuItem onSelect={() => void import('./export-list').then(({ exportList }) => exportList(loan.id))}>
          <Download aria-hidden /> Download as CSV
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
