import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { RequestPickerDialog } from '../../filing/request-picker-dialog';
import type { RequestTarget } from '../../filing/request-targets';
import type { ShoeboxDocument } from '../api';
import { PlanLine } from './plan-line';
import { useFilingPlan } from './use-filing-plan';

/** The number of documents rendered until more are requested. */
const shownAtOnce = 60;

interface FilingPlanDialogProps {
  loanId: string;
  documents: readonly ShoeboxDocument[];
  targets: readonly RequestTarget[];
  onClose: () => void;
}

/** Proposes a request for each document by its name, lets the person change it, and files the selected ones. */
export function FilingPlanDialog({ loanId, documents, targets, onClose }: FilingPlanDialogProps) {
  const { plan, chosen, changed, change, carryOut, progress } = useFilingPlan(loanId, documents, targets);
  const [choosing, setChoosing] = useState<ShoeboxDocument | null>(null);
  const [shown, setShown] = useState(shownAtOnce);
  const file = async () => {
    if (await carryOut()) onClose();
  };
  const choose = (target: RequestTarget) => {
    if (choosing) change(choosing.id, { target, because: [], ticked: true, problem: null });
    setChoosing(null);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !progress && onClose()}
      unsaved={changed && !progress}
      width="md"
      title="File by name"
      description="Documents are matched to requests by name. Change any that are wrong. Only selected documents are filed."
      footer={
        <>
          <p role="status" className="mr-auto self-center text-[13px] text-muted tabular-nums">
            {progress ? `${progress.done} of ${progress.all} filed` : ''}
          </p>
          <CancelButton disabled={progress !== null} />
          <Button look="primary" busy={progress !== null} disabled={chosen === 0} onClick={() => void file()}>
            {chosen === 1 ? 'File 1 document' : `File ${chosen} documents`}
          </Button>
        </>
      }
    >
      <ul aria-label="Documents and their requests" className="rounded-md border border-line">
        {plan.slice(0, shown).map((line) => (
          <PlanLine
            key={line.document.id}
            line={line}
            disabled={progress !== null}
            onTick={(ticked) => change(line.document.id, { ticked })}
            onChoose={() => setChoosing(line.document)}
          />
        ))}
      </ul>
      {plan.length > shown && (
        <Button size="sm" className="mt-2" onClick={() => setShown(shown + shownAtOnce)}>
          Show more of {plan.length} documents
        </Button>
      )}
      {choosing && (
        <RequestPickerDialog
          title={`File “${choosing.name}”`}
          targets={targets}
          busy={false}
          onFile={choose}
          onClose={() => setChoosing(null)}
        />
      )}
    </Dialog>
  );
}
