import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import type { Loan } from '@/api/models';
import { messageFor } from '@/api/problem';
import { refreshPeople } from '@/components/people/refresh-people';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { rule } from '@/rules/rule';
import { removeContact } from '../api';
import type { ContactPerson } from '../contact-person';

interface RemoveDialogProps {
  loan: Loan;
  person: ContactPerson;
  /** The viewer owns the list. */
  own: boolean;
  onClose: () => void;
}

/** Asks before a contact is removed from the list and the loan. */
export function RemoveDialog({ loan, person, own, onClose }: RemoveDialogProps) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { name, keyContact, loanRoleId } = person;
  const remove = async () => {
    const {
      loanRoleId: id,
      violations,
      success,
    } = rule('contactRemoval', { owner: own, loanRoleId, keyContact, name });
    if (!id) return void toast.error(violations[0]?.message);
    setBusy(true);
    try {
      await removeContact(loan.id, id);
      toast.success(success);
      await refreshPeople(cache, loan.id);
      onClose();
    } catch (error) {
      toast.error(messageFor(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${name}?`}
      description={
        keyContact
          ? 'They lose access to this loan immediately.'
          : 'They’re removed from your contacts and lose access to this loan immediately.'
      }
      confirmLabel="Remove"
      danger
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
