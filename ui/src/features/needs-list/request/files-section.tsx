import { Check, Upload, X } from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import { useUploadsUnderWay } from '@/api/uploads/uploads';
import { Button } from '@/components/ui/button';
import { UploadLine } from '@/components/upload/upload-line';
import { type RowHandlers, refusal } from '../row/row-actions';
import { useRowDrop } from '../row/use-row-drop';
import { FileLine } from './file-line';
import { PanelSection } from './panel-section';
import { useFileReview } from './use-file-review';

interface FilesSectionProps {
  loanId: string;
  element: NeedsListElement;
  /** Whether the person reviews files; others only send them. */
  works: boolean;
  handlers: RowHandlers;
  onReject: (documentIds?: string[]) => void;
}

/** The files that answer a request, each with its own verdict, and the way to send more. */
export function FilesSection({ loanId, element, works, handlers, onReject }: FilesSectionProps) {
  const { answers } = element;
  const uploads = useUploadsUnderWay({ loanId, elementId: element.id });
  const { accept, remove } = useFileReview(loanId, element);
  const drop = useRowDrop(element, handlers);
  const waiting = answers.filter(({ reviewState }) => reviewState === 'SUBMITTED');
  const uploadRefusal = refusal('onUpload', { element, viewer: works ? 'LENDER' : 'BORROWER', handlers });
  return (
    <PanelSection
      title={answers.length > 1 ? `${answers.length} files` : answers.length === 1 ? '1 file' : 'Files'}
      actions={
        works &&
        waiting.length > 1 && (
          <>
            <Button size="sm" className="text-ok!" onClick={() => accept()}>
              <Check aria-hidden /> Accept all
            </Button>
            <Button size="sm" className="text-bad!" onClick={() => onReject()}>
              <X aria-hidden /> Reject all
            </Button>
          </>
        )
      }
    >
      <div
        {...drop.handlers}
        className={drop.over ? 'rounded-md bg-accent-soft outline-2 outline-accent outline-dashed' : ''}
      >
        {answers.length > 0 && (
          <ul className="grid gap-2">
            {answers.map((answer) => (
              <FileLine
                key={answer.id}
                answer={answer}
                works={works}
                onAccept={() => accept([answer.documentId])}
                onReject={() => onReject([answer.documentId])}
                onRemove={() => remove(answer)}
              />
            ))}
          </ul>
        )}
        {answers.length === 0 && uploads.length === 0 && (
          <p className="rounded-md border border-dashed border-line px-3 py-4 text-center text-muted">
            No file yet. Drop files here, or upload them.
          </p>
        )}
        {uploads.map((upload) => (
          <div key={upload.id} className="mt-2 text-[13px] text-muted">
            <UploadLine upload={upload} />
          </div>
        ))}
      </div>
      {handlers.onUpload && (
        <div>
          <Button
            size="sm"
            aria-disabled={uploadRefusal ? true : undefined}
            title={uploadRefusal ?? undefined}
            onClick={() => !uploadRefusal && handlers.onUpload?.(element)}
          >
            <Upload aria-hidden /> {answers.length > 0 ? 'Upload more' : 'Upload files'}
          </Button>
        </div>
      )}
    </PanelSection>
  );
}
