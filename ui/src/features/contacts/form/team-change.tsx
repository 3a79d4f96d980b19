import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { roleFacts } from '@/rules/facts';
import type { RuleAnswer } from '@/rules/rule';
import { text } from '@/rules/text';

interface TeamChangeProps {
  name: string;
  plan: RuleAnswer<'saveCall'>;
  /** The question if another user has become the borrowing team's lead. */
  leadQuestion: string | null;
  confirm: () => void;
  cancel: () => void;
}

/** Asks before saving moves a person between the borrowing team and the contacts, or replaces the lead borrower. */
export function TeamChange({ name, plan, leadQuestion, confirm, cancel }: TeamChangeProps) {
  if (leadQuestion) {
    return (
      <ConfirmDialog
        open
        onOpenChange={cancel}
        title={`Change the ${text('lead-borrower').toLowerCase()}?`}
        description={`${leadQuestion}.`}
        confirmLabel="Make lead borrower"
        onConfirm={confirm}
      />
    );
  }
  const toContacts = roleFacts[plan.role].contact;
  return (
    <ConfirmDialog
      open
      onOpenChange={cancel}
      title={toContacts ? `Change ${name} to a contact?` : `Move ${name} to the borrowing team?`}
      description={
        toContacts
          ? 'They leave this loan’s borrowing team and become a contact.'
          : 'They join this loan’s borrowing team as a borrower.'
      }
      confirmLabel={toContacts ? 'Change to contact' : 'Move'}
      onConfirm={confirm}
    />
  );
}
