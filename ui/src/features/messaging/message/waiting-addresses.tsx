import { MailQuestion } from 'lucide-react';
import { useState } from 'react';
import { keys } from '@/api/keys';
import { type WaitingAddresses as Waiting, decideOutsideAddresses } from '@/api/messaging/threads';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';

type AddressDecision = 'APPROVE' | 'DECLINE';

/** The toast after a decision. */
const decided: Record<AddressDecision, string> = {
  APPROVE: 'Approved. The emails are being sent.',
  DECLINE: 'Declined. The message won’t be sent to these addresses.',
};

interface WaitingAddressesProps {
  waiting: Waiting;
  loanId: string;
  messageId: string;
  /** The message's thread, if the viewer may see it. */
  threadId?: string | null | undefined;
}

/** The outside addresses of a message awaiting approval: visible to its sender, approved or declined by a lender. */
export function WaitingAddresses({ waiting, loanId, messageId, threadId }: WaitingAddressesProps) {
  const { run } = useUndoable(keys.threadLists(loanId), ...(threadId ? [keys.messages(threadId)] : []));
  const [busy, setBusy] = useState(false);
  const decide = async (decision: AddressDecision) => {
    setBusy(true);
    const call = async () => ({ answered: await decideOutsideAddresses(loanId, messageId, decision) });
    await run({ call, words: decided[decision] });
    setBusy(false);
  };
  return (
    <div className="mt-2 grid gap-2 rounded-md bg-warn-soft px-3 py-2 text-[13px]">
      <p className="flex items-center gap-2 font-medium">
        <MailQuestion aria-hidden className="size-4 shrink-0" />
        {waiting.words}
      </p>
      <p className="max-h-32 overflow-y-auto break-words text-muted">{waiting.addresses.join(', ')}</p>
      {waiting.canDecide && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={busy} onClick={() => void decide('APPROVE')}>
            Approve
          </Button>
          <Button size="sm" busy={busy} onClick={() => void decide('DECLINE')}>
            Decline
          </Button>
        </div>
      )}
    </div>
  );
}
