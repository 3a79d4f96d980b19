import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { keys } from '@/api/keys';
import { messageFor } from '@/api/problem';
import { Switch } from '@/components/form/switch';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useUndoable } from '@/components/undo/use-undoable';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type LoanReminders, type PlannedPerson, loanRemindersQuery, pauseReminders } from '../api';

interface PlannedRemindersProps {
  loanId: string;
  /** Why the viewer can't pause them, if so. */
  refusal: string | null;
  onClose: () => void;
}

/** The planned reminders of a loan: who gets what and when, and why not. */
export function PlannedReminders({ loanId, refusal, onClose }: PlannedRemindersProps) {
  const { data: plan, error, refetch } = useQuery(loanRemindersQuery(loanId));
  return (
    <Dialog
      open
      width="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Planned reminders"
      description="Sent by email at 8:00 in the recipient’s time zone, unless the request is answered before."
      footer={<Button onClick={onClose}>{text('close')}</Button>}
    >
      {!plan && error && (
        <ErrorState title="Couldn’t load the reminders" error={error} onRetry={() => void refetch()} />
      )}
      {!plan && !error && <Skeleton className="h-32" />}
      {plan && (
        <div className="grid gap-5">
          <p className="text-pretty">{plan.policyWords}</p>
          <PauseSwitch loanId={loanId} paused={plan.pause !== null} refusal={refusal} />
          {plan.people.length === 0 && <p className="text-muted">No borrowers or contacts on this loan yet</p>}
          <ul className="grid gap-4">
            {plan.people.map((person) => (
              <PersonPlan key={person.user.id} person={person} />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

function PauseSwitch({ loanId, paused, refusal }: { loanId: string; paused: boolean; refusal: string | null }) {
  const cache = useQueryClient();
  const { run } = useUndoable(keys.activity(loanId));
  const [busy, setBusy] = useState(false);
  const set = async (next: boolean) => {
    setBusy(true);
    const keep = (plan: LoanReminders) => cache.setQueryData(loanRemindersQuery(loanId).queryKey, plan);
    const done = await run<LoanReminders>({
      call: async () => ({
        answered: await pauseReminders(loanId, next),
        undo: async () => keep(await pauseReminders(loanId, !next)),
      }),
      words: next ? 'Reminders paused' : 'Reminders resumed',
      failed: messageFor,
    });
    if (done) keep(done.answered);
    setBusy(false);
  };
  return (
    <div className="grid gap-1">
      <label className="flex w-fit items-center gap-2.5">
        <Switch checked={paused} disabled={busy || refusal !== null} onCheckedChange={(next) => void set(next)} />
        Pause automatic reminders for this loan
      </label>
      {refusal && <p className="text-[13px] text-muted">{refusal}</p>}
    </div>
  );
}

/** A person's next email, and each of their requests. */
function PersonPlan({ person }: { person: PlannedPerson }) {
  const id = useId();
  return (
    <li aria-labelledby={id} className="grid gap-1.5 border-t border-line pt-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id={id} className="font-medium">
          {rule('displayName', person.user)}
        </h3>
        <p className="text-muted">{person.words}</p>
      </div>
      <ul className="grid gap-1 text-[13px] empty:hidden">
        {person.requests.map((request) => (
          <li key={request.elementId} className="flex flex-wrap gap-x-3">
            <span className="min-w-0 grow break-words">{request.name}</span>
            <span className="text-muted">{request.words}</span>
          </li>
        ))}
      </ul>
      {person.more > 0 && <p className="text-[13px] text-muted">and {person.more} more</p>}
    </li>
  );
}
