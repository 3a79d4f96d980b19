import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { keys } from '@/api/keys';
import { refusalFor, messageFor } from '@/api/problem';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { Textarea } from '@/components/form/textarea';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useUndoable } from '@/components/undo/use-undoable';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { type ReminderChoice, type RemindResult, reminderPreviewQuery, remindPeople } from '../api';

interface RemindDialogProps {
  loanId: string;
  /** The requests and folders; all requests if empty. */
  elementIds?: readonly string[];
  /** The people; all people if empty. */
  userIds?: readonly string[];
  /** The requests or people as text. */
  what: string;
  onClose: () => void;
}

const none: readonly string[] = [];

/** Asks before people are reminded: the recipients, those who are skipped and why, and a note. */
export function RemindDialog({ loanId, elementIds = none, userIds = none, what, onClose }: RemindDialogProps) {
  const choice = { elementIds, userIds };
  const [again, setAgain] = useState(false);
  const [note, setNote] = useState('');
  const { data: preview, error } = useQuery(reminderPreviewQuery(loanId, choice, again));
  const { send, busy, problem } = useReminders(loanId, choice, onClose);
  const nobody = preview?.reminded.length === 0;
  return (
    <Dialog
      open
      width="md"
      onOpenChange={(open) => !open && !busy && onClose()}
      title={`Remind of ${what}`}
      description="Each person gets one email with links to the requests that wait for them."
      footer={
        <>
          <CancelButton disabled={busy} />
          <Button look="primary" busy={busy} disabled={!preview || nobody} onClick={() => void send(note, again)}>
            Send reminder
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && !preview && <p className="text-bad">{messageFor(error)}</p>}
        {!preview && !error && <Skeleton className="h-16" />}
        {preview && <Preview preview={preview} />}
        {(preview?.canRepeat || again) && <Again again={again} onAgain={setAgain} />}
        <Field
          label="Note (optional)"
          error={refusalFor(problem, 'note')}
          limit={{ field: 'reminder.note', text: note }}
        >
          {(control) => <Textarea {...control} value={note} onChange={({ target }) => setNote(target.value)} />}
        </Field>
      </div>
    </Dialog>
  );
}

function useReminders(loanId: string, choice: ReminderChoice, onSent: () => void) {
  const { run } = useUndoable(keys.loan(loanId));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const send = async (note: string, again: boolean) => {
    setBusy(true);
    const done = await run<RemindResult>({
      call: async () => ({ answered: await remindPeople(loanId, choice, { again, note, dryRun: false }) }),
      words: ({ words }) => words,
      failed: (error) => {
        setProblem(error);
        return messageFor(error);
      },
    });
    setBusy(false);
    if (done) onSent();
  };
  return { send, busy, problem };
}

/** The people who get an email and those who don't, and the requests that are left out. */
function Preview({ preview }: { preview: RemindResult }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="font-medium">
        {preview.words}
      </p>
      <ul aria-label="Recipients" className="grid gap-1 empty:hidden">
        {preview.reminded.map(({ user, requests }) => (
          <li key={user.id} className="flex gap-2">
            <span className="grow">{rule('displayName', user)}</span>
            <span className="text-muted">{rule('countLabel', { count: requests, noun: 'ITEM' })}</span>
          </li>
        ))}
      </ul>
      <Skipped
        title="Not reminded"
        lines={preview.skipped.map(({ user, words }) => ({ id: user.id, name: rule('displayName', user), words }))}
      />
      <Skipped
        title="Left out"
        lines={preview.leftOut.map(({ elementId, name, words }) => ({ id: elementId, name, words }))}
      />
    </div>
  );
}

function Skipped({ title, lines }: { title: string; lines: { id: string; name: string; words: string }[] }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-[13px] font-medium text-muted">
        {title}
      </h3>
      <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
        {lines.map((line) => (
          <li key={line.id} className="text-pretty text-muted">
            <span className="text-ink">{line.name}</span>: {line.words}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Confirms a second email on the same day. */
function Again({ again, onAgain }: { again: boolean; onAgain: (again: boolean) => void }) {
  return (
    <label className="flex items-center gap-2.5">
      <Checkbox checked={again} onCheckedChange={(checked) => onAgain(checked === true)} />
      Also remind people who already got a reminder today
    </label>
  );
}
