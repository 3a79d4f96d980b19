import { type FormEvent, useState } from 'react';
import { type NeedsListElement, claimNotApplicable } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { Field } from '@/components/form/field';
import { Textarea } from '@/components/form/textarea';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { text } from '@/rules/text';
import { stepRefusal } from '../request-steps';
import { useRequestCall } from '../use-request-call';

interface NotNeededDialogProps {
  loanId: string;
  viewer: RoleGroup;
  request: NeedsListElement;
  onClose: () => void;
}

/** Asks why a request doesn't apply; the lender reads the reason and decides. */
export function NotNeededDialog({ loanId, viewer, request, onClose }: NotNeededDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useRequestCall(loanId);
  const refusal = stepRefusal(request, viewer, 'NOT_APPLICABLE', reason);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (refusal) return;
    const said = text('done-not-applicable', { name: request.name });
    if (await run(said, () => claimNotApplicable(loanId, request.id, reason.trim()))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`“${request.name}” doesn’t apply`}
      description="Say why. Your lender will let you know if it’s still needed."
      footer={
        <>
          <CancelButton size="lg" />
          <Button size="lg" look="primary" type="submit" form="not-needed" busy={busy}>
            Send
          </Button>
        </>
      }
    >
      <form id="not-needed" onSubmit={(event) => void send(event)}>
        <Field
          label="Why it doesn’t apply"
          error={tried ? (refusal ?? undefined) : undefined}
          limit={{ field: 'reason', text: reason }}
        >
          {(control) => (
            <Textarea
              {...control}
              className="text-base!"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
