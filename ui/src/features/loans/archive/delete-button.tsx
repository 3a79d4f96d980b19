import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { toast } from 'sonner';
import { paths } from '@/address/paths';
import { keys } from '@/api/keys';
import type { Loan } from '@/api/models';
import { messageFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { text } from '@/rules/text';
import { deleteLoan } from '../api';

const StatusDialog = lazy(() => import('../status/status-dialog').then((part) => ({ default: part.StatusDialog })));

const consequence = 'The loan and its needs list will be deleted for everyone. This can’t be undone.';

/** Deletes a lead without any activity. Otherwise it explains why it can't and offers archiving. */
export function DeleteButton({ loan }: { loan: Loan }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [step, setStep] = useState<'ask' | 'archive'>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const close = () => {
    setStep(undefined);
    setRefusal(undefined);
  };
  const remove = async () => {
    setBusy(true);
    try {
      await deleteLoan(loan.id);
      await navigate({ to: paths.loans });
      client.removeQueries({ queryKey: keys.loan(loan.id) });
      void client.invalidateQueries({ queryKey: keys.loanLists });
      toast.success(`“${loan.name}” deleted`);
    } catch (error) {
      setRefusal(messageFor(error));
      setBusy(false);
    }
  };
  const { to } = loan.archive;
  const instead = refusal !== undefined && to;
  return (
    <>
      <Button look="quiet" size="sm" onClick={() => setStep('ask')}>
        <Trash2 aria-hidden /> Delete this loan…
      </Button>
      <ConfirmDialog
        open={step === 'ask'}
        onOpenChange={(open) => !open && close()}
        title={refusal ? 'This loan can’t be deleted' : `Delete “${loan.name}”?`}
        description={refusal ? `${refusal}.` : consequence}
        confirmLabel={instead ? 'Archive it…' : text('delete')}
        danger={!instead}
        busy={busy}
        onConfirm={() => (instead ? setStep('archive') : void remove())}
      />
      {step === 'archive' && to && (
        <Suspense fallback={null}>
          <StatusDialog loan={loan} to={to} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
