import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Loan, LoanRole } from '@/api/models';
import { peopleScopes } from '@/api/people';
import { currentOf, messageFor } from '@/api/problem';
import { Checkbox } from '@/components/form/checkbox';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useUndoable } from '@/components/undo/use-undoable';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { labelsQuery, putLabels } from '../api';

interface LabelsDialogProps {
  loan: Loan;
  role: LoanRole;
  onClose: () => void;
}

const titles = (role: LoanRole) => role.labels.map(({ title }) => title);

/** Edits the labels of a role. If another user was faster, it shows the current ones and keeps the user's choice. */
export function LabelsDialog({ loan, role, onClose }: LabelsDialogProps) {
  const { say, refresh } = useUndoable(...peopleScopes(loan.id));
  const name = rule('displayName', role.user);
  const labels = useQuery(labelsQuery(loan.id));
  const [before, setBefore] = useState(() => titles(role));
  const [chosen, setChosen] = useState(before);
  const [version, setVersion] = useState(role.version);
  const [state, setState] = useState<{ busy: boolean; trouble: string | null }>({ busy: false, trouble: null });
  const offered = rule('offeredLabels', { role: role.role, labels: labels.data ?? [] });

  const save = async () => {
    setState({ busy: true, trouble: null });
    try {
      const now = await putLabels(loan.id, role.id, { labels: chosen, version });
      const back = { labels: before, version: now.version };
      say(`Labels of ${name} changed`, () => putLabels(loan.id, role.id, back));
      onClose();
    } catch (error) {
      const current = currentOf<LoanRole>(error, 'role');
      if (current) {
        setVersion(current.version);
        setBefore(titles(current));
      }
      const now = current && (titles(current).join(', ') || 'none');
      const trouble = now
        ? `Someone else changed this in the meantime. The labels are now: ${now}.`
        : messageFor(error);
      setState({ busy: false, trouble });
    }
    await refresh();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Labels of ${name}`}
      footer={
        <>
          <CancelButton />
          <Button look="primary" busy={state.busy} disabled={!labels.data} onClick={() => void save()}>
            {text('save')}
          </Button>
        </>
      }
    >
      {labels.isPending && <Skeleton className="h-32" />}
      {labels.error && !labels.data && (
        <ErrorState title="Couldn’t load labels" error={labels.error} onRetry={() => void labels.refetch()} />
      )}
      {labels.data && offered.length === 0 && <p className="text-muted">No labels for this role.</p>}
      <div className="grid gap-1">
        {offered.map((title) => (
          <label key={title} className="-mx-2 flex min-h-9 items-center gap-2.5 rounded-md px-2 hover:bg-hover">
            <Checkbox
              checked={chosen.includes(title)}
              onCheckedChange={(on) =>
                setChosen(on === true ? [...chosen, title] : chosen.filter((each) => each !== title))
              }
            />
            {title}
          </label>
        ))}
      </div>
      {state.trouble && (
        <p role="alert" className="mt-3 rounded-md bg-warn-soft px-3 py-2 text-warn">
          {state.trouble}
        </p>
      )}
    </Dialog>
  );
}
