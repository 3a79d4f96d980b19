import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import type { Loan } from '@/api/models';
import { messageFor } from '@/api/problem';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { type LoanEntity, deleteEntity } from '../api';

interface DeleteEntityDialogProps {
  loan: Loan;
  entity: LoanEntity;
  onClose: () => void;
}

/** Removes an entity from the loan after confirmation. */
export function DeleteEntityDialog({ loan, entity, onClose }: DeleteEntityDialogProps) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteEntity(loan.id, entity.id);
      toast.success(`${entity.name} removed from the loan`);
    } catch (error) {
      toast.error(messageFor(error));
    }
    await cache.invalidateQueries({ queryKey: keys.entities(loan.id) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove “${entity.name}” from this loan?`}
      description="Its labels on this loan are removed too. Other loans aren’t affected."
      confirmLabel="Remove from loan"
      danger
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}
