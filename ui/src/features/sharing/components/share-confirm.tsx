import { type ReactNode, useId, useState } from 'react';
import type { Loan } from '@/api/models';
import { Checkbox } from '@/components/form/checkbox';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/window/dialog';
import { type ShareAction, type ShareEntry, rule } from '@/rules/rule';
import type { SharingRequest } from '../api';
import { sharingOf, useSharing } from '../use-sharing';
import { ShareOutcome } from './share-outcome';

interface ShareConfirmProps {
  loan: Loan;
  elements: readonly { id: string }[];
  /** The elements as text. */
  what: string;
  entries: readonly ShareEntry[];
  /** Goes back to choosing people, if they were chosen here. */
  onBack: (() => void) | undefined;
  onConfirmed?: (() => void) | undefined;
  /** Receives the sharing to be made later, instead of making it now. */
  onPlanned?: ((sharing: SharingRequest) => void) | undefined;
  onClose: () => void;
  title?: string | undefined;
  description?: string;
  /** Whether a message with the elements follows. */
  withMessage?: boolean;
  /** Further questions. */
  children?: ReactNode;
}

/** The sharing confirmation dialog: who gets the elements assigned, its effects, and the three buttons. */
export function ShareConfirm(props: ShareConfirmProps) {
  const { loan, elements, what, entries, onBack, onConfirmed, onPlanned, onClose } = props;
  const values = entries.map(({ value }) => value);
  const [assigned, setAssigned] = useState(values);
  const id = useId();
  const { withMessage = false } = props;
  const dialog = rule('shareDialog', { entries, assigned, withMessage });
  const mark = (clicked?: string) => setAssigned(rule('shareMarks', { entries: values, assigned, clicked }));
  const { send, busy, failure } = useSharing(loan.id, () => onConfirmed?.());
  const main = dialog.buttons.at(-1)?.action ?? 'CANCEL';
  const elementIds = elements.map((element) => element.id);
  const sharing = (action: ShareAction) => sharingOf(entries, assigned, elementIds, action, withMessage);
  const press = (action: ShareAction) => {
    if (action === 'CANCEL') return onClose();
    if (onPlanned) return onPlanned(sharing(action));
    void send(action, sharing(action));
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={props.title ?? `Share ${what}`}
      description={props.description ?? 'The people you select can see what you share and upload documents.'}
      footer={
        <>
          {onBack && (
            <Button look="quiet" className="mr-auto" disabled={busy !== null} onClick={onBack}>
              Back
            </Button>
          )}
          {dialog.buttons.map(({ action, label }) => (
            <Button
              key={action}
              look={action === main ? 'primary' : 'secondary'}
              busy={busy === action}
              disabled={busy !== null}
              onClick={() => press(action)}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      <div className="grid gap-4">
        <label className="flex min-h-9 items-center gap-2.5 border-b border-line pb-2 font-medium">
          <Checkbox
            checked={dialog.someAssigned ? 'indeterminate' : dialog.allAssigned}
            onCheckedChange={() => mark()}
          />
          {dialog.selectAll}
        </label>
        {dialog.groups.map(({ heading, rows }, place) => (
          <div key={heading} role="group" aria-labelledby={`${id}-${place}`}>
            <h3 id={`${id}-${place}`} className="mb-1 text-xs font-medium text-faint">
              {heading}
            </h3>
            {rows.map(({ value, name, assign }) => (
              <label key={value} className="flex min-h-9 items-center gap-2.5">
                <Checkbox checked={assign} onCheckedChange={() => mark(value)} />
                <span className="min-w-0 truncate">{name}</span>
              </label>
            ))}
          </div>
        ))}
        {props.children}
        <ShareOutcome loanId={loan.id} sharing={sharing(main)} />
        <p className="text-[13px] text-muted">{dialog.sendOnlyExplained}</p>
        {failure && (
          <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
            {failure} Nothing was shared; try again.
          </p>
        )}
      </div>
    </Dialog>
  );
}
