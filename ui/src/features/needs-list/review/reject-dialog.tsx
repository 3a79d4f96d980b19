import { useId, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Textarea } from '@/components/form/textarea';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { AttachedMarks } from '@/features/documents';
import { useTypedDraft } from '@/lib/storage/typed-drafts';
import { type RejectReason, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { selectFiles } from '../tree/review/removal';
import { rejectChoices } from '../tree/review/review-words';
import { type DrawnDocument, toShownDocuments } from '../tree/review/shown-documents';
import { useMarksToSend } from './use-marks-to-send';
import { useReview } from './use-review';

interface RejectDialogProps {
  loanId: string;
  element: NeedsListElement;
  /** The files to reject; all if undefined. */
  documentIds?: string[] | undefined;
  /** The document in the open preview, at its shown version. */
  drawn?: DrawnDocument;
  onRejected?: () => void;
  /** Called after the rejection. */
  onSent?: () => void;
  /** Called after the rejection was undone. */
  onTakenBack?: () => void;
  onClose: () => void;
}

/** Rejects documents with a reason that the borrower sees. Input is kept if that fails. */
export function RejectDialog(props: RejectDialogProps) {
  const { loanId, element, documentIds, drawn, onRejected, onSent, onTakenBack, onClose } = props;
  const { reject } = useReview(loanId);
  const form = useId();
  // Opening a mark closes the dialog; reason and note are restored when it reopens.
  const sentBack = `${element.id} ${documentIds?.join() ?? ''}`;
  const [chosen, setReason] = useTypedDraft(`rejection reason ${sentBack}`);
  const reason = rejectChoices().find((choice) => choice.reason === chosen)?.reason ?? null;
  const [note, setNote] = useTypedDraft(`rejection ${sentBack}`);
  // The verdict names the versions that were on screen when the dialog opened.
  const [shown] = useState(() => toShownDocuments(selectFiles(element, documentIds), drawn));
  const marks = useMarksToSend(selectFiles(element, documentIds));
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null });

  const { storageType, reviewState } = element;
  const check = rule('reviewStep', {
    viewer: 'LENDER',
    storageType,
    reviewState,
    hasAnswer: Boolean(element.answer),
    step: 'REJECT',
    reason: reason ?? '',
    note,
  });
  const wrong = (field: string) => (tried ? check.violations.find((each) => each.field === field)?.message : undefined);

  const send = async () => {
    setTried(true);
    if (!check.allowed) return;
    setState({ busy: true, failure: null });
    try {
      onRejected?.();
      const words = { reason, note: note.trim() || null };
      const verdict = { decision: 'REJECTED' as const, ...words, shown, documentIds: documentIds ?? null };
      const takenBack = () => {
        marks.bringBack();
        onTakenBack?.();
      };
      await reject(element, { ...verdict, marked: marks.marked }, takenBack);
      marks.sent();
      setNote('');
      setReason('');
      onClose();
      onSent?.();
    } catch (error) {
      setState({ busy: false, failure: messageFor(error) });
    }
  };

  // A canceled dialog forgets the chosen reason, but keeps the note.
  const cancel = () => {
    setReason('');
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && cancel()}
      title={`Reject “${rejectedName(element, documentIds)}”`}
      description="The borrower sees the reason, with a button to upload again."
      footer={
        <>
          <CancelButton />
          <Button look="danger" type="submit" form={form} busy={state.busy}>
            {text('row-reject')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <ReasonList value={reason} error={wrong('reason')} onChange={setReason} />
        <Field
          label="Note to the borrower"
          error={wrong('note')}
          hint="For example, which page is missing."
          limit={{ field: 'note', text: note }}
        >
          {(control) => (
            <Textarea
              {...control}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              onKeyDown={(event) =>
                event.key === 'Enter' && (event.ctrlKey || event.metaKey) && event.currentTarget.form?.requestSubmit()
              }
            />
          )}
        </Field>
        <AttachedMarks drawn={marks.drawn} along={marks.along} onAlong={marks.setAlong} onOpen={onClose} />
        {(state.failure ?? wrong('step')) && (
          <p role="alert" className="text-bad">
            {state.failure ?? wrong('step')}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Returns the name of what is rejected: a single file's own, otherwise that of the request. */
function rejectedName(element: NeedsListElement, documentIds: string[] | undefined): string {
  const { name, answer } = element;
  const sent = selectFiles(element, documentIds);
  return sent.length > 1 ? name : (sent[0]?.documentName ?? answer?.documentName ?? name);
}

interface ReasonListProps {
  value: RejectReason | null;
  error: string | undefined;
  onChange: (reason: RejectReason) => void;
}

function ReasonList({ value, error, onChange }: ReasonListProps) {
  return (
    <fieldset className="grid gap-1" aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 text-[13px] font-medium">Reason</legend>
      {rejectChoices().map((choice) => (
        <label
          key={choice.reason}
          className="-mx-2 flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2 hover:bg-hover"
        >
          <input
            type="radio"
            name="reason"
            className="size-4 accent-accent"
            checked={value === choice.reason}
            onChange={() => onChange(choice.reason)}
          />
          {choice.label}
        </label>
      ))}
      {error && (
        <p role="alert" className="text-[13px] text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
