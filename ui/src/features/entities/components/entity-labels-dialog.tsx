import { useState } from 'react';
import { keys } from '@/api/keys';
import { messageFor } from '@/api/problem';
import { Checkbox } from '@/components/form/checkbox';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { useUndoable } from '@/components/undo/use-undoable';
import { Dialog } from '@/components/window/dialog';
import { keysOf } from '@/lib/object-keys';
import { entityLabelFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type LoanEntity, putEntityLabels } from '../api';

const entityLabels = keysOf(entityLabelFacts);

interface EntityLabelsDialogProps {
  loanId: string;
  entity: LoanEntity;
  onClose: () => void;
}

/** Selects the labels of an entity on this loan. */
export function EntityLabelsDialog({ loanId, entity, onClose }: EntityLabelsDialogProps) {
  const { say, refresh } = useUndoable(keys.entities(loanId));
  const [chosen, setChosen] = useState(entity.labels);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setBusy(true);
    try {
      await putEntityLabels(loanId, entity.id, chosen);
      say(`Labels of ${entity.name} changed`, () => putEntityLabels(loanId, entity.id, entity.labels));
      onClose();
    } catch (error) {
      setProblem(messageFor(error));
      setBusy(false);
    }
    await refresh();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Labels of ${entity.name}`}
      description="They apply to this loan only."
      footer={
        <>
          <CancelButton />
          <Button look="primary" busy={busy} onClick={() => void save()}>
            {text('save')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-1 sm:grid-cols-2">
        {entityLabels.map((label) => (
          <li key={label}>
            <label className="flex min-h-9 items-center gap-2.5">
              <Checkbox
                checked={chosen.includes(label)}
                onCheckedChange={() => {
                  const next = rule('toggleEntityLabel', { labels: chosen, label });
                  // In a fixed order, regardless of the order of selection.
                  setChosen(entityLabels.filter((each) => next.includes(each)));
                }}
              />
              {rule('entityLabelText', { label })}
            </label>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mt-3 text-[13px] text-bad">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
