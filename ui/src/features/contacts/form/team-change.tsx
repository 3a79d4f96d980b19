import { ConfirmDialog } from '@/components/ui/alert-dialog';
import type { RuleAnswer } from '@/rules/rule';

interface TeamChangeProps {
  name: string;
  plan: RuleAnswer<'saveCall'>;
  confirm: () => void;
  cancel: () => void;
}

/** Asks before saving moves somebody between the borrowing team and the contacts. */
export function TeamChange({ name, plan, confirm, cancel }: TeamChangeProps) {
  const toContacts = plan.role === 'CONTACT';
  return (
    <ConfirmDialog
      open
      onOpenChange={cancel}
      title={toContacts ? `Change ${name} to a contact?` : `Move ${name} to the borrowing team?`}
      description={
        toContacts
          ? 'They leave the borrowing team of this loan and show among its contacts.'
          : 'They join the borrowing team of this loan as a borrower.'
      }
      confirmLabel={toContacts ? 'Change to contact' : 'Move'}
      onConfirm={confirm}
    />
  );
}
